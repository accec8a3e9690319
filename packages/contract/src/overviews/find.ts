import { emailProblem } from '../accounts/email-rules.js';
import { plainDiscountCode } from '../money/discount-codes.js';
import { idPattern, tenantIdPattern } from '../paths/patterns.js';
import type { StaffRight } from '../route.js';
import { plainData } from '../text/plain-data.js';

/** Kinds of records the console finds by number, code or id, within the caller's brands. */
export const foundKinds = ['payment', 'complaint', 'report', 'appeal', 'code', 'page', 'member'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Right required for each kind. Finding a member by mail address also needs `profiles:find_by_mail`. */
export const rightOfFound: Record<FoundKind, StaffRight> = {
  payment: 'payments:refund',
  complaint: 'support:answer',
  report: 'complaints:handle',
  appeal: 'complaints:handle',
  code: 'codes:write',
  page: 'pages:write',
  member: 'members:read',
};

/** Maximum results per kind. */
export const mostFoundOfKind = 8;
export const longestFound = 254;

/** Search terms by kind, derived from the text's shape. An absent kind is not queried. */
export interface FindTerms {
  /** Limits the search to this brand: the text was a row key of the console, `<brand>:<id>`. */
  brand?: string;
  /** Prefix of a payment's id: at least one group of the order number. */
  payment?: string;
  /** Prefix of the number: at least one group. */
  complaint?: string;
  report?: string;
  /** Full number without its dash. */
  appeal?: string;
  /** Prefix of the code. */
  code?: string;
  /** Prefix of the slug. */
  page?: string;
}

const group = { order: 6, receipt: 4 } as const;
const receiptLength = 2 * group.receipt;
/** Digits and letters, in groups separated by dashes or spaces. */
const numbers = /^[0-9a-z]+(?:[ -][0-9a-z]*)*$/i;
const unambiguous = /^[0-9a-hjkmnp-tv-z]*$/;

/**
 * Classifies a text by its shape, limited to the kinds these rights allow. Numbers match by prefix, from one complete
 * group on.
 */
export function findTerms(typed: string, rights: readonly StaffRight[]): FindTerms {
  const plain = plainData(typed).replaceAll(/\p{Pd}/gu, '-');
  const at = plain.indexOf(':');
  const brand = at > 0 && tenantIdPattern.test(plain.slice(0, at)) ? plain.slice(0, at) : undefined;
  const text = brand === undefined ? plain : plain.slice(at + 1);
  const terms = { ...numberTerms(text), ...wordTerms(text) };
  const allowed = Object.entries(terms).filter(([kind]) => rights.includes(rightOfFound[kind as FoundKind]));
  if (allowed.length === 0) return {};
  return { ...Object.fromEntries(allowed), ...(brand === undefined ? {} : { brand }) };
}

function numberTerms(text: string): FindTerms {
  const [first = '', ...others] = text.split(/[ -]/);
  // Text without digits is a number only if grouped like one.
  if (!numbers.test(text) || !/[\d-]/.test(text)) return {};
  const bare = withoutLookalikes(text.replaceAll(/[ -]/g, ''));
  if (!unambiguous.test(bare)) return {};
  const isGrouped = others.length > 0;
  const isOrder =
    bare.length >= group.order && bare.length <= 24 && !(isGrouped && first.length !== group.order);
  const isReceipt =
    bare.length >= group.receipt &&
    bare.length <= receiptLength &&
    !(isGrouped && first.length !== group.receipt);
  const number = bare.toUpperCase();
  const receipt =
    number.length > group.receipt
      ? `${number.slice(0, group.receipt)}-${number.slice(group.receipt)}`
      : number;
  return {
    ...(isOrder ? { payment: bare } : {}),
    ...(isReceipt ? { complaint: receipt, report: receipt } : {}),
    ...(bare.length === receiptLength && isReceipt ? { appeal: bare } : {}),
  };
}

/** Numbers contain no letters that look like digits, so O, I and L are read as 0 and 1. */
const withoutLookalikes = (text: string) => text.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');

function wordTerms(text: string): FindTerms {
  const code = plainDiscountCode(text);
  // Text with spaces is a code only if it contains a digit.
  const isCode = /^[A-Z0-9]{4,24}$/.test(code) && (!text.includes(' ') || /\d/.test(text));
  const slug = text.toLowerCase().replaceAll(' ', '-');
  return {
    ...(isCode ? { code } : {}),
    ...(/^[a-z][a-z0-9-]{2,39}$/.test(slug) ? { page: slug } : {}),
  };
}

/** Whether a text has a known shape for these rights. If not, no request is needed. */
export function hasFindShape(typed: string, rights: readonly StaffRight[]): boolean {
  return Object.keys(findTerms(typed, rights)).length > 0;
}

/** Whether a text identifies a member: a full mail address, or an id with or without its brand. */
export function identifiesMember(typed: string): boolean {
  const text = plainData(typed);
  if (emailProblem(text) === undefined) return true;
  const at = text.indexOf(':');
  return (
    idPattern.test(text.slice(at + 1).toLowerCase()) && (at < 0 || tenantIdPattern.test(text.slice(0, at)))
  );
}

import { emailProblem } from '../accounts/email-rules.js';
import { plainDiscountCode } from '../money/discount-codes.js';
import { idPattern, tenantIdPattern } from '../paths/patterns.js';
import type { StaffRight } from '../route.js';
import { plainData } from '../text/plain-data.js';

/** What the console finds by a number, a code or an id, each over the brands of the person who asks. */
export const foundKinds = ['payment', 'complaint', 'report', 'appeal', 'code', 'page', 'member'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** The right that each kind needs. A member by mail needs `profiles:find_by_mail` as well. */
export const rightOfFound: Record<FoundKind, StaffRight> = {
  payment: 'payments:refund',
  complaint: 'support:answer',
  report: 'complaints:handle',
  appeal: 'complaints:handle',
  code: 'codes:write',
  page: 'pages:write',
  member: 'members:read',
};

/** Maximum results of a kind. */
export const mostFoundOfKind = 8;
export const longestFound = 254;

/** What a typed text may be, by its shape; a kind whose shape it lacks is absent, and nothing is asked about it. */
export interface FindTerms {
  /** Only of this brand: the text was a row's key of the console, `<brand>:<id>`. */
  brand?: string;
  /** Beginning of a payment's id, one group of the order number at least. */
  payment?: string;
  /** Beginning of the number, one group at least. */
  complaint?: string;
  report?: string;
  /** The whole number, without its dash. */
  appeal?: string;
  /** Beginning of the code. */
  code?: string;
  /** Beginning of the slug. */
  page?: string;
}

const group = { order: 6, receipt: 4 } as const;
const receiptLength = 2 * group.receipt;
/** Digits, letters, and the dashes or spaces between groups. */
const numbers = /^[0-9a-z]+(?:[ -][0-9a-z]*)*$/i;
const unmistaken = /^[0-9a-hjkmnp-tv-z]*$/;

/**
 * Reads a text by its shape, for who has these rights. A part of a number is found by its beginning, from the first of
 * its groups on.
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
  // Words are no number, unless they are grouped as one.
  if (!numbers.test(text) || !/[\d-]/.test(text)) return {};
  const bare = heard(text.replaceAll(/[ -]/g, ''));
  if (!unmistaken.test(bare)) return {};
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

/** Numbers have no letters that are mistaken for digits: who hears or reads one means the digit. */
const heard = (text: string) => text.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');

function wordTerms(text: string): FindTerms {
  const code = plainDiscountCode(text);
  // Words with spaces between them are no code, unless a number is among them.
  const isCode = /^[A-Z0-9]{4,24}$/.test(code) && (!text.includes(' ') || /\d/.test(text));
  const slug = text.toLowerCase().replaceAll(' ', '-');
  return {
    ...(isCode ? { code } : {}),
    ...(/^[a-z][a-z0-9-]{2,39}$/.test(slug) ? { page: slug } : {}),
  };
}

/** Whether a text has any of the shapes for these rights; without one the server need not be asked. */
export function hasFindShape(typed: string, rights: readonly StaffRight[]): boolean {
  return Object.keys(findTerms(typed, rights)).length > 0;
}

/** A whole mail address, or a member's id with or without its brand: what names one person. */
export function namesMember(typed: string): boolean {
  const text = plainData(typed);
  if (emailProblem(text) === undefined) return true;
  const at = text.indexOf(':');
  return (
    idPattern.test(text.slice(at + 1).toLowerCase()) && (at < 0 || tenantIdPattern.test(text.slice(0, at)))
  );
}

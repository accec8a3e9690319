import { bookAccounts } from '../money/book-accounts.js';
import type { ConsoleEndpointName } from '../console-endpoints.js';

/** Properties of a console list other than its page. */
export interface ConsoleList {
  call: ConsoleEndpointName;
  /**
   * Whether it can be exported as a file: `GET /admin-api/list-files/<list>` with the list's own filter and sort. Lists
   * that name members can not.
   */
  file?: true;
  /** Whether staff may save its filter and order under a name. */
  savable?: true;
}

/** Lists of the console by resource name. */
export const consoleLists = {
  tenants: { call: 'listTenants', file: true, savable: true },
  companies: { call: 'listCompanies', file: true },
  'brand-pages': { call: 'listBrandPages', file: true, savable: true },
  profiles: { call: 'listProfiles', savable: true },
  'support-cases': { call: 'listSupportCases', file: true, savable: true },
  'fictional-turns': { call: 'listFictionalTurns', savable: true },
  'saved-replies': { call: 'listSavedReplies', file: true, savable: true },
  payments: { call: 'listStaffPayments', file: true, savable: true },
  refunds: { call: 'listRefunds', file: true, savable: true },
  corrections: { call: 'listCorrections', file: true, savable: true },
  postings: { call: 'listPostings', file: true, savable: true },
  differences: { call: 'listDifferences', file: true, savable: true },
  newsletters: { call: 'listNewsletters', file: true, savable: true },
  'discount-codes': { call: 'listDiscountCodes', file: true, savable: true },
  invites: { call: 'listInvites', file: true, savable: true },
  staff: { call: 'listStaff', file: true, savable: true },
  'audit-entries': { call: 'listAuditEntries', file: true, savable: true },
  looks: { call: 'listLooks', savable: true },
} as const satisfies Record<string, ConsoleList>;

/**
 * Lists that are searched by what a member is known by, with the address that takes it in the body: the addresses of
 * requests end up in logs.
 */
export const searchedByBody: Readonly<Record<string, { path: string; always?: true }>> = {
  members: { path: 'members/search', always: true },
  profiles: { path: 'profiles/search' },
};

type Lists = typeof consoleLists;
type ListsWith<Flag extends 'file' | 'savable'> = {
  [L in keyof Lists]: Lists[L] extends Record<Flag, true> ? L : never;
}[keyof Lists];

export type ListFile = ListsWith<'file'>;
export type SavableList = ListsWith<'savable'>;

const listsWith = <Flag extends 'file' | 'savable'>(flag: Flag) =>
  Object.entries<ConsoleList>(consoleLists)
    .filter(([, list]) => list[flag])
    .map(([name]) => name as ListsWith<Flag>);

export const listFiles = listsWith('file');
export const savableLists = listsWith('savable');

export const isListFile = (name: string): name is ListFile => (listFiles as string[]).includes(name);
export const isSavableList = (name: string): name is SavableList => (savableLists as string[]).includes(name);

/**
 * Format of an exported file, as `?form=`: `csv` for programs, with commas and decimal points; `excel`, with semicolons
 * and decimal commas, as Excel opens it in most of Europe.
 */
export const fileForms = ['csv', 'excel'] as const;
export type FileForm = (typeof fileForms)[number];

/** Maximum rows of a file; a narrower filter gives the rest. */
export const mostFileRows = 50_000;

/** The last line of a truncated file. */
export const cutFileLine = `This file ends after ${mostFileRows.toLocaleString('en-US')} rows and the list goes on: narrow its filter for the rest.`;

export const savedNameLength = 60;
/** Per person, over all lists. */
export const mostSavedFilters = 60;

/** Free-text fields. They may contain a member's name, address or number, so they are never saved. */
const typedFields = ['q', 'subject'];

/** The savable part of a filter, and the fields left out because they could name a member. */
export function savableFilter(filter: Readonly<Record<string, unknown>>): {
  filter: Record<string, unknown>;
  left: string[];
} {
  const isKept = ([field, value]: [string, unknown]) =>
    !typedFields.includes(field) &&
    // The number of a wallet identifies a member.
    (field !== 'account' || (bookAccounts as readonly unknown[]).includes(value));
  const fields = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return {
    filter: Object.fromEntries(fields.filter(isKept)),
    left: fields.filter((field) => !isKept(field)).map(([field]) => field),
  };
}

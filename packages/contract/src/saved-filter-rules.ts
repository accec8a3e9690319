import { bookAccounts } from './book-accounts.js';

/** Lists of the console of which somebody can keep a filter and an order under a name. */
export const savableLists = [
  'tenants',
  'brand-pages',
  'profiles',
  'support-cases',
  'fictional-turns',
  'saved-replies',
  'payments',
  'refunds',
  'corrections',
  'postings',
  'differences',
  'newsletters',
  'discount-codes',
  'invites',
  'staff',
  'audit-entries',
  'looks',
] as const;
export type SavableList = (typeof savableLists)[number];

export function isSavableList(name: string): name is SavableList {
  return (savableLists as readonly string[]).includes(name);
}

export const savedNameLength = 60;
/** Of one person, over all lists. */
export const mostSavedFilters = 60;

/** Fields that people type into. What stands there may be a member's name, address or number, so it is never kept. */
const typedFields = ['q', 'subject'];

/** What of a filter is kept, and the fields that are left out because they could name a member. */
export function savableFilter(filter: Readonly<Record<string, unknown>>): {
  filter: Record<string, unknown>;
  left: string[];
} {
  const isKept = ([field, value]: [string, unknown]) =>
    !typedFields.includes(field) &&
    (field !== 'account' || (bookAccounts as readonly unknown[]).includes(value));
  const fields = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return {
    filter: Object.fromEntries(fields.filter(isKept)),
    left: fields.filter((field) => !isKept(field)).map(([field]) => field),
  };
}

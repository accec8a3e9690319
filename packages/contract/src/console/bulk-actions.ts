import type { StaffRight } from '../route.js';

/**
 * Bulk actions on rows of a list: each is what staff do to a single row, and `isUndone` says whether it can be undone.
 * Actions on members are not among them: each restriction needs its own reasons (trust 9).
 */
export const bulkActions = {
  'discount-codes.off': { list: 'discount-codes', right: 'codes:write', isUndone: true },
  'discount-codes.on': { list: 'discount-codes', right: 'codes:write', isUndone: true },
  'brand-pages.off': { list: 'brand-pages', right: 'pages:write', isUndone: true },
  'brand-pages.on': { list: 'brand-pages', right: 'pages:write', isUndone: true },
  'fictional-profiles.retire': { list: 'profiles', right: 'profiles:write', isUndone: true },
  'fictional-profiles.return': { list: 'profiles', right: 'profiles:write', isUndone: true },
  'newsletters.stop': { list: 'newsletters', right: 'newsletters:write', isUndone: false },
  'invites.revoke': { list: 'invites', right: 'invites:write', isUndone: false },
} as const satisfies Record<string, { list: string; right: StaffRight; isUndone: boolean }>;
export type BulkAction = keyof typeof bulkActions;
export const bulkActionNames = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]];

export const mostBulkRows = 500;
/** Minutes after its end in which a job can be undone. */
export const bulkUndoMinutes = 15;

/**
 * `working`: in progress; `unchanged`: it was so before, and undoing leaves it; `reverting`: being undone; `undone`:
 * reverted, `kept`: not reverted, because it was changed since or cannot be undone.
 */
export const bulkRowStates = [
  ...(['waiting', 'working', 'done', 'unchanged', 'failed'] as const),
  ...(['reverting', 'undone', 'kept'] as const),
] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/** A row's id in its list: the brand, and the row's id or slug. */
export const bulkRowPattern = /^[a-z][a-z0-9-]{1,31}:[a-z0-9-]{1,47}$/;

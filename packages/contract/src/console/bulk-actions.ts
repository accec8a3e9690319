import type { StaffRight } from '../route.js';

/**
 * What can be done to many rows of a list at once: each is what staff do to one of them, and `isUndone`
 * tells whether it can be taken back. What is done to members is not among them: each restriction needs reasons of its own (trust 9).
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

/** Rows of one job. */
export const mostBulkRows = 500;
/** From its end on a job can be undone for so long. */
export const bulkUndoMinutes = 15;

/**
 * `working` while it is being done; `unchanged` was so before, and undoing leaves it; `reverting` while it is taken back;
 * `undone` was taken back, `kept` was not, because somebody changed it since or it could not be.
 */
export const bulkRowStates = [
  ...(['waiting', 'working', 'done', 'unchanged', 'failed'] as const),
  ...(['reverting', 'undone', 'kept'] as const),
] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/** A row as its list names it: the brand, and its id or slug. */
export const bulkRowPattern = /^[a-z][a-z0-9-]{1,31}:[a-z0-9-]{1,47}$/;

/** Accesses to a member: opening the page, what a report shows, or one of the related actions. */
export const auditedWhats = [
  'page',
  'evidence',
  'sessions',
  'mail',
  'data',
  'deletion',
  'lockout',
  'debit',
] as const;
export type AuditedWhat = (typeof auditedWhats)[number];

/** What staff can search a member by. */
export const searchedBy = ['mail', 'phone', 'id', 'payment', 'name'] as const;
export type SearchedBy = (typeof searchedBy)[number];

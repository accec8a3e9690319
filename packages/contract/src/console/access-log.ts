/** What staff did to a member: looked at the page, or at what a report shows, or one of the acts beside it. */
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

/** By what staff search for a member. */
export const searchedBy = ['mail', 'phone', 'id', 'payment', 'name'] as const;
export type SearchedBy = (typeof searchedBy)[number];

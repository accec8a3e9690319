/**
 * Lists of the console that may leave it as a file: `GET /admin-api/list-files/<list>` with the filter and the sort of
 * the list itself. Those that name members are not among them (docs/decisions/0045-lists-of-the-console.md).
 */
export const listFiles = [
  'tenants',
  'companies',
  'brand-pages',
  'support-cases',
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
] as const;
export type ListFile = (typeof listFiles)[number];

export function isListFile(name: string): name is ListFile {
  return (listFiles as readonly string[]).includes(name);
}

/**
 * How a file of the console is written, as `?form=`: `csv` as programs read it, with commas and decimal points; `excel`, with
 * semicolons and decimal commas, as Excel opens it in most of Europe.
 */
export const fileForms = ['csv', 'excel'] as const;
export type FileForm = (typeof fileForms)[number];

/** A file holds no more rows than these; the rest is had with a narrower filter. */
export const mostFileRows = 50_000;

/** The last line of a file that could have been longer. */
export const cutFileLine = `This file ends after ${mostFileRows.toLocaleString('en-US')} rows and the list goes on: narrow its filter for the rest.`;

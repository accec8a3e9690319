import type { PageName } from '../pages.js';

/** What a brand writes itself: pages under its own slugs, and texts that replace those every brand has. */

/** The pages that a brand may replace. */
export const replaceablePages = [
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
  'pages-safety',
] as const satisfies readonly PageName[];
export type ReplaceablePage = (typeof replaceablePages)[number];

export function isReplaceablePage(slug: string): slug is ReplaceablePage {
  return (replaceablePages as readonly string[]).includes(slug);
}

/** Maximum characters of each part of a page. */
export const brandPageLengths = { title: 120, lead: 300, text: 40_000 } as const;
export const mostBrandPages = 100;

/** What a text may say about the brand and its company: `{{name}}` and so on. */
export const placeholders = [
  'name',
  'company',
  'address',
  'city',
  'country',
  'registration',
  'vat',
  'email',
  'phone',
  'age',
  'days',
  'terms_date',
] as const;
export type Placeholder = (typeof placeholders)[number];

import type { ReplaceablePage } from '@kindling/contract/brand-page-rules';

/** What the pages are called that a brand may write anew. */
export const replacedNames: Record<ReplaceablePage, string> = {
  'pages-terms': 'Terms',
  'pages-privacy': 'Privacy',
  'pages-cookies': 'Cookies',
  'pages-ban': 'Bans',
  'pages-return-policy': 'Right of withdrawal',
  'pages-faq': 'Questions and answers',
  'pages-service': 'Customer service',
};

/** `/about-us`, or the page that it stands in place of. */
export function pageName(slug: string): string {
  return Object.hasOwn(replacedNames, slug) ? replacedNames[slug as ReplaceablePage] : `/${slug}`;
}

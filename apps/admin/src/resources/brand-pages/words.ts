import type { ReplaceablePage } from '@kindling/contract/brands/brand-page-rules';
import { t } from '../../shared/words/texts';

/** What the pages are called that a brand may write anew. */
export const replacedNames: Record<ReplaceablePage, string> = {
  'pages-terms': t('Terms'),
  'pages-privacy': t('Privacy'),
  'pages-cookies': t('Cookies'),
  'pages-ban': t('Bans'),
  'pages-return-policy': t('Right of withdrawal'),
  'pages-faq': t('Questions and answers'),
  'pages-service': t('Customer service'),
};

/** `/about-us`, or the page that it stands in place of. */
export function pageName(slug: string): string {
  return Object.hasOwn(replacedNames, slug) ? replacedNames[slug as ReplaceablePage] : `/${slug}`;
}

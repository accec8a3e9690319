import type { ReplaceablePage } from '@kindling/contract/brands/brand-page-rules';
import { t } from '../../shared/words/texts';

/** Names of the pages that a brand may replace. */
export const replacedNames: Record<ReplaceablePage, string> = {
  'pages-terms': t('Terms'),
  'pages-privacy': t('Privacy'),
  'pages-cookies': t('Cookies'),
  'pages-ban': t('Bans'),
  'pages-return-policy': t('Right of withdrawal'),
  'pages-faq': t('Questions and answers'),
  'pages-service': t('Customer service'),
  'pages-safety': t('Safety'),
};

/** `/about-us`, or the name of the page that it replaces. */
export function pageName(slug: string): string {
  return Object.hasOwn(replacedNames, slug) ? replacedNames[slug as ReplaceablePage] : `/${slug}`;
}

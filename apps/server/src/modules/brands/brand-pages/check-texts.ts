import { placeholders } from '@kindling/contract/brands/brand-page-rules';
import type { Language } from '@kindling/contract/languages';
import { resolvePath } from '@kindling/contract/paths/paths';
import { unknownPlaceholders } from '@kindling/contract/text/placeholders';
import type { BrandPageText, BrandPageTexts } from '@kindling/contract/brands/calls/brand-page-desk';
import type { Tenant } from '../../../kernel/ground/tenant.js';
import { hasPicture, isAllowedAddress, linksOf } from './render-markdown.js';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** What is wrong with one text, in sentences for its writer. */
export function textProblems(
  { title, lead, text }: BrandPageText,
  { settings, pageSlugs }: Pick<Tenant, 'settings' | 'pageSlugs'>,
  slug: string,
): string[] {
  const languages = {
    domain: settings.domain_language,
    offered: settings.locales,
    own: new Set([...pageSlugs, slug]),
  };
  const isPage = (address: string): boolean => {
    const [path = ''] = address.split(/[?#]/);
    return resolvePath(path, languages) !== undefined;
  };
  const links = linksOf(text).flatMap((address) => {
    if (address.includes('{{')) return [];
    if (!isAllowedAddress(address))
      return [`The link to ${address} leads neither to a site, an address of mail nor a page of this one.`];
    return address.startsWith('/') && !isPage(address) ? [`There is no page ${address}.`] : [];
  });
  return [
    ...(title.trim() === '' ? ['The title is missing.'] : []),
    ...(text.trim() === '' ? ['The text is missing.'] : []),
    ...(hasPicture(text) ? ['Pictures would be loaded from elsewhere; they are not shown.'] : []),
    ...unknownPlaceholders(`${title} ${lead} ${text}`, placeholders).map(
      (name) => `{{${name}}} stands for nothing.`,
    ),
    ...links,
  ];
}

/**
 * What keeps a page from being stored.
 *
 * @param shown whether readers are to get it
 */
export function pageProblems(
  texts: BrandPageTexts,
  shown: boolean,
  tenant: Pick<Tenant, 'settings' | 'pageSlugs'>,
  slug: string,
): string[] {
  const { domain_language: domain } = tenant.settings;
  const written = Object.entries(texts) as [Language, BrandPageText][];
  return [
    ...(shown && !texts[domain]
      ? [
          `A page that is shown has a text in ${languageNames.of(domain)}, which all other readers fall back to.`,
        ]
      : []),
    ...written.flatMap(([language, text]) =>
      textProblems(text, tenant, slug).map((found) => `${languageNames.of(language)}: ${found}`),
    ),
  ];
}

import { isLanguage, type Language } from '@kindling/contract/languages';
import { localizedPath, type ResolvedPath } from '@kindling/contract/paths/paths';
import type { Tenant } from '../ground/tenant.js';

export interface LanguageChoice {
  /** Of the logged-in member's account. */
  account?: Language;
  /** Of the visitor's cookie. */
  cookie?: string;
}

/**
 * The better address of a page request: its canonical path, or the visitor's chosen language when the address names
 * none (decisions §2.2, §2.3).
 *
 * @returns the path to redirect to, undefined when the address is right
 */
export function betterPath(
  pathname: string,
  route: ResolvedPath,
  offered: readonly Language[],
  domain: Language,
  choice: LanguageChoice,
): string | undefined {
  const chosen = choice.account ?? (isLanguage(choice.cookie) ? choice.cookie : undefined);
  if (!route.prefixed && chosen !== undefined && chosen !== domain && offered.includes(chosen)) {
    return localizedPath(route.name, chosen, domain, route.parameters);
  }
  return pathname === route.canonical ? undefined : route.canonical;
}

/** The language of the page at an address: that of its route, else that of the address's prefix, else the brand's. */
export function pageLanguage(
  { settings }: Pick<Tenant, 'settings'>,
  route: ResolvedPath | undefined,
  pathname: string,
): Language {
  const first = pathname.split('/', 2)[1];
  const prefix = isLanguage(first) && settings.locales.includes(first) ? first : undefined;
  return route?.language ?? prefix ?? settings.domain_language;
}

import { languageCookie } from '@kindling/contract/languages';
import type { Language } from '@kindling/contract/languages';

const year = 365 * 24 * 3600;

/** Keeps an explicit choice of language for a year (specification §7); the server reads it. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

import { countryCookie, type Country } from '@kindling/contract/languages';

const year = 365 * 24 * 3600;

/** Keeps an explicit choice of country for a year (decisions §11.2); the server reads it. */
export function rememberCountry(country: Country): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${countryCookie}=${country}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

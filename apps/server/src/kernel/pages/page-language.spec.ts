import { resolvePath } from '@kindling/contract/paths/paths';
import type { Tenant } from '../ground/tenant.js';
import type { Language } from '@kindling/contract/languages';
import { betterPath, pageLanguage, type LanguageChoice } from './page-language.js';

const offered: Language[] = ['en', 'nl', 'de'];
const better = (pathname: string, choice: LanguageChoice = {}) => {
  const route = resolvePath(pathname, { domain: 'en', offered });
  if (!route) throw new Error(`no route for ${pathname}`);
  return betterPath(pathname, route, offered, 'en', choice);
};

describe('betterPath', () => {
  it('keeps a canonical path', () => {
    expect(better('/members')).toBeUndefined();
    expect(better('/nl/leden')).toBeUndefined();
  });

  it("leads the table's path to the language's own", () => {
    expect(better('/nl/members/0123456789abcdefghjkmnpq/chat')).toBe(
      '/nl/leden/0123456789abcdefghjkmnpq/chat',
    );
  });

  it('leads a path with a trailing slash to the one without', () => {
    expect(better('/members/')).toBe('/members');
  });

  it('follows the choice of the visitor where the address names no language', () => {
    expect(better('/members', { cookie: 'nl' })).toBe('/nl/leden');
    expect(better('/de/mitglieder', { cookie: 'nl' })).toBeUndefined();
  });

  it('lets the account win over the cookie', () => {
    expect(better('/members', { account: 'de', cookie: 'nl' })).toBe('/de/mitglieder');
  });

  it('ignores a choice that the brand does not offer or that is no language', () => {
    expect(better('/members', { cookie: 'fi' })).toBeUndefined();
    expect(better('/members', { cookie: '../evil' })).toBeUndefined();
  });
});

describe('pageLanguage', () => {
  it('is the address’s where the brand offers it, whether or not there is such a page', () => {
    const brand = { settings: { domain_language: 'en', locales: offered } } as unknown as Tenant;
    for (const [path, language] of [
      ['/nl/nothing', 'nl'],
      ['/fi/nothing', 'en'],
      ['/nothing', 'en'],
      ['//nl', 'en'],
      ['', 'en'],
    ] as const)
      expect([path, pageLanguage(brand, undefined, path)]).toEqual([path, language]);
  });
});

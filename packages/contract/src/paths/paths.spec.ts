import fc from 'fast-check';
import { languages } from '../languages.js';
import { isParameter } from './path-parameters.js';
import { pageNames as names, pages } from '../pages.js';
import { pathWords } from './path-words.js';
import { localizedPath, resolvePath } from './paths.js';

const own = new Set(['about-us']);
const parameters = {
  token: 'about-us',
  id: '0123456789abcdefghjkmnpq',
  type: 'received',
  paymentmethod: 'ideal',
  number: 'AB12-CD34',
  slug: 'eng',
};

describe('paths', () => {
  it("keeps the specification's table for English brands", () => {
    for (const name of names) {
      const table = pages[name].path.replace(
        /:(\w+)\??/g,
        (_, key: string) => parameters[key as keyof typeof parameters],
      );
      expect(localizedPath(name, 'en', 'en', parameters)).toBe(table);
    }
  });

  it('finds every route again by its canonical path, in every language and with every domain language', () => {
    const anyLanguage = fc.constantFrom(...languages);
    fc.assert(
      fc.property(fc.constantFrom(...names), anyLanguage, anyLanguage, (name, language, domain) => {
        const path = localizedPath(name, language, domain, parameters);
        expect(resolvePath(path, { domain, offered: languages, own, niche: 1 })).toMatchObject({
          name,
          language,
          canonical: path,
        });
      }),
    );
  });

  it('knows the pages that the brand wrote, and no others of that kind', () => {
    const brand = { domain: 'nl', offered: ['nl', 'de'] } as const;
    expect(resolvePath('/de/about-us', { ...brand, own })).toMatchObject({
      ...{ name: 'token', language: 'de', parameters: { token: 'about-us' } },
    });
    expect(resolvePath('/elsewhere', { ...brand, own })).toBeUndefined();
    expect(resolvePath('/about-us', brand)).toBeUndefined();
    // A page that every brand has goes before one of the same name.
    expect(resolvePath('/leden', { ...brand, own: new Set(['leden']) })).toMatchObject({ name: 'members' });
  });

  it("takes the table's path in every language", () => {
    expect(resolvePath('/members', { domain: 'nl', offered: ['nl'] })).toMatchObject({ canonical: '/leden' });
  });

  it('knows no language that the brand does not offer', () => {
    expect(resolvePath('/de/mitglieder', { domain: 'nl', offered: ['nl'] })).toBeUndefined();
  });

  it('takes no broken escape for a path', () => {
    expect(resolvePath('/members/%E0%A4%A', { domain: 'en', offered: ['en'] })).toBeUndefined();
  });

  it('has a shape for each parameter and no page for what does not fit it', () => {
    const odd = [
      '',
      '€',
      'a b',
      'constructor',
      '__proto__',
      'toString',
      '..',
      'foo',
      '\u0000',
      '😀',
      'x'.repeat(500),
    ];
    for (const name of names)
      for (const parameter of pages[name].path.match(/(?<=:)\w+/g) ?? []) {
        expect(isParameter(name, parameter, parameters[parameter as keyof typeof parameters])).toBe(true);
        // Any short word may be a bundle's code or a page of the brand; whether it is one the page finds out.
        const isAnyWord = name === 'credits-id-paymentmethod' || name === 'token';
        const never = odd.filter((text) => !isAnyWord || !/^[a-z]+$/.test(text));
        expect(never.filter((value) => isParameter(name, parameter, value))).toEqual([]);
      }
    for (const value of odd.slice(1))
      for (const language of languages) {
        const path = `${localizedPath('likes', language, language)}/${encodeURIComponent(value)}`;
        expect(resolvePath(path, { domain: language, offered: languages })).toBeUndefined();
      }
  });

  it('leads every address that is a page to one that stays', () => {
    const segment = fc.oneof(
      fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
      fc.constantFrom(...Object.values(pathWords.nl), ...Object.values(pathWords.en), ...languages),
      fc.constantFrom(
        '%20',
        '%2F',
        '%2e%2e',
        'constructor',
        parameters.id,
        'received',
        'nl',
        'eng',
        'she-de',
        '%E2%82%AC',
      ),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const brand = { domain: 'nl', offered: ['nl', 'en', 'de'], niche: 1 } as const;
        const found = resolvePath(`/${segments.join('/')}`, brand);
        if (!found) return;
        expect(found.canonical).toMatch(/^[\w/-]+$/);
        expect(resolvePath(found.canonical, brand)?.canonical).toBe(found.canonical);
      }),
      { numRuns: 1000 },
    );
  });

  it('uses words that stay as they are in an address', () => {
    for (const language of languages) {
      for (const word of Object.values(pathWords[language])) expect(word).toMatch(/^[a-z]+(-[a-z]+)*\d?$/);
    }
  });
});

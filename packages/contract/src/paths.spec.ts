import fc from 'fast-check';
import { languages } from './languages.js';
import { pathTable, type RouteName } from './path-table.js';
import { pathWords } from './path-words.js';
import { localizedPath, resolvePath } from './paths.js';

const names = Object.keys(pathTable) as RouteName[];
const parameters = { id: '0123456789abcdefghjkmnpq', type: 'received', paymentmethod: 'ideal' };

describe('paths', () => {
  it("keeps the specification's table for English brands", () => {
    for (const name of names) {
      const table = pathTable[name].replace(
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
        expect(resolvePath(path, { domain, offered: languages })).toMatchObject({
          name,
          language,
          canonical: path,
        });
      }),
    );
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

  it('uses words that stay as they are in an address', () => {
    for (const language of languages) {
      for (const word of Object.values(pathWords[language])) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });
});

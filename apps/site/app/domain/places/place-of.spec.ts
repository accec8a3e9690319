import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@kindling/contract/languages';
import { placeOf } from './place-of';
import { placeNames } from './region-names';

const locales = path.resolve(__dirname, '../../../../../locales');
const namesIn = (language: Language) =>
  placeNames(
    language,
    JSON.parse(fs.readFileSync(path.join(locales, language, 'regions.json'), 'utf8')) as object,
  );

describe('the place of a member', () => {
  it('names what is shown, in the reader’s language', () => {
    expect(placeOf({ city: 'Gent', region: 'Oost-Vlaanderen', country: 'BE' }, namesIn('nl'))).toBe(
      'Gent, Oost-Vlaanderen, België',
    );
    expect(placeOf({ city: null, region: null, country: 'DE' }, namesIn('en'))).toBe('Germany');
  });

  it.each([
    ['fr', 'Anvers, Bavière, Allemagne'],
    ['sv', 'Anvers, Bayern, Tyskland'],
    ['pl', 'Anvers, Bawaria, Niemcy'],
  ] as const)('names the region as %s calls it', (language, expected) => {
    expect(placeOf({ city: 'Anvers', region: 'Bayern', country: 'DE' }, namesIn(language))).toBe(expected);
  });

  it('names a region once that is called like its city', () => {
    expect(placeOf({ city: 'Utrecht', region: 'Utrecht', country: null }, namesIn('nl'))).toBe('Utrecht');
    const valencia = { city: 'Valencia', region: 'Comunidad Valenciana', country: 'ES' } as const;
    expect(placeOf(valencia, namesIn('en'))).toBe('Valencia, Spain');
  });

  it('is empty where the brand shows none of it', () => {
    expect(placeOf({ city: null, region: null, country: null }, namesIn('nl'))).toBe('');
  });
});

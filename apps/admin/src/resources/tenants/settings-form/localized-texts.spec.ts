import type { Settings } from '@kindling/contract/brands/settings/settings';
import { missingCounts, missingLanguages, withStandardTexts } from './localized-texts';

const locales = ['nl', 'de', 'fr'] as const;

describe('texts in the languages of a brand', () => {
  it('are missing where nothing was written, and in no language that is not offered', () => {
    expect(missingLanguages({ nl: 'Ja', de: '', es: 'Sí' }, locales, true)).toEqual(['de', 'fr']);
    expect(missingLanguages(undefined, locales, true)).toEqual([...locales]);
  });

  it('that may be left out are missing once one language has them', () => {
    expect(missingLanguages(undefined, locales, false)).toEqual([]);
    expect(missingLanguages({ es: 'Sí' }, locales, false)).toEqual([]);
    expect(missingLanguages({ nl: 'Ja' }, locales, false)).toEqual(['de', 'fr']);
  });

  it('begin with the standard ones in a language that is added, and keep what was written', () => {
    const of = (nl: string, fr?: string) => ({ nl, ...(fr && { fr }) });
    const settings = {
      ...{ index_title: of('Eigen'), description: of('Ja', 'À nous') },
      ...{ fictional_singular: of('een'), fictional_plural: of('meer') },
    } as unknown as Settings;
    const standard = {
      ...{ index_title: of('Titel', 'Titre'), description: of('Tekst', 'Texte') },
      ...{ fictional_singular: of('een', 'un'), fictional_plural: of('meer', 'des') },
    };
    const filled = withStandardTexts(settings, standard, 'fr');
    expect(filled).toMatchObject({ index_title: of('Eigen', 'Titre'), description: of('Ja', 'À nous') });
    expect(withStandardTexts(filled, standard, 'fr')).toBe(filled);
  });

  it('are counted by language', () => {
    const settings = { locales, description: { nl: 'Ja' }, announcement: { fr: 'Oui', nl: 'Ja' } };
    const fields = [
      { name: 'description', required: true },
      { name: 'announcement', required: false },
      { name: 'maintenance', required: false },
    ];
    expect([...missingCounts(settings as unknown as Settings, fields)]).toEqual([
      ['de', 2],
      ['fr', 1],
    ]);
  });
});

import type { Settings } from '@kindling/contract/brands/settings/settings';
import { missingCounts, missingLanguages } from './localized-texts';

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

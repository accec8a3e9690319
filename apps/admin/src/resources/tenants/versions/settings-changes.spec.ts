import { settingsJsonSchema } from '@kindling/contract/brands/settings/settings';
import type { RJSFSchema } from '@rjsf/utils';
import { readableChanges } from './settings-changes';

const words = {
  schema: settingsJsonSchema() as RJSFSchema,
  currency: 'EUR' as const,
  companyName: (id: string) => (id === 'lantaarn' ? 'Lantaarn Media B.V.' : id),
};
const read = (path: string, before: unknown, after: unknown) =>
  readableChanges({ path, before, after }, words);

describe('a change of a settings record', () => {
  it('is told with the name of its field and of its values, with their unit', () => {
    expect(read('minimum_age', 18, 21)).toEqual([
      { label: 'Minimum age', before: '18 years', after: '21 years' },
    ]);
    expect(read('niche', 1, 7)).toEqual([{ label: 'Niche', before: 'General', after: 'Gay' }]);
    expect(read('company_id', 'lantaarn', 'gone')).toMatchObject([
      { before: 'Lantaarn Media B.V.', after: 'gone' },
    ]);
    expect(read('signups', 'all', 'invite')).toMatchObject([
      { before: 'Everybody', after: 'Only by invitation' },
    ]);
    expect(read('trial_price_cents', null, 499)).toMatchObject([{ before: undefined, after: '€4.99' }]);
    expect(read('refuse_throwaway_mail', null, true)).toMatchObject([{ before: undefined, after: 'Yes' }]);
    expect(read('cdn_prefix', '', 'https://cdn.example')).toMatchObject([
      { before: undefined, after: 'https://cdn.example' },
    ]);
  });

  it('of a text names its language, also when the text came in several at once', () => {
    expect(read('description.nl', 'Oud', 'Nieuw')).toEqual([
      { label: 'Description of the index page, Dutch', before: 'Oud', after: 'Nieuw', language: 'nl' },
    ]);
    expect(read('announcement', null, { nl: 'Feest', de: 'Fest' })).toEqual([
      { label: 'Announcement banner, Dutch', before: undefined, after: 'Feest', language: 'nl' },
      { label: 'Announcement banner, German', before: undefined, after: 'Fest', language: 'de' },
    ]);
  });

  it('of a list tells what came and what went, or the order', () => {
    expect(read('locales', ['nl', 'de'], ['nl', 'fr'])).toMatchObject([
      { before: 'German', after: 'French' },
    ]);
    expect(read('countries', ['NL'], ['NL', 'BE'])).toMatchObject([{ before: undefined, after: 'Belgium' }]);
    expect(read('locales', ['nl', 'de'], ['de', 'nl'])).toEqual([
      { label: 'Offered languages, order', before: 'Dutch, German', after: 'German, Dutch' },
    ]);
  });

  it('of the bundles tells those that changed', () => {
    const small = { code: 'small', credits: 100, price_cents: 999 };
    const large = { code: 'large', credits: 300, price_cents: 2499 };
    expect(read('bundles', [small, large], [{ ...small, price_cents: 899 }, large])).toEqual([
      { label: 'Credit bundles, small', before: '100 credits for €9.99', after: '100 credits for €8.99' },
    ]);
    expect(read('bundles', [small], [small, large])).toMatchObject([
      { label: 'Credit bundles, large', before: undefined, after: '300 credits for €24.99' },
    ]);
    expect(read('bundles', [small, large], [large, small])).toMatchObject([{ before: 'small, large' }]);
  });

  it('of a look tells each colour and part, also when the whole of it came at once', () => {
    expect(read('look.colours.primary', '#112233', '#445566')).toEqual([
      { label: 'Own look, primary', before: '#112233', after: '#445566', kind: 'colour' },
    ]);
    const look = { colours: { dark: { primary: '#aabbcc' } }, hero: 'arch' };
    expect(read('look', null, look)).toEqual([
      { label: 'Own look, primary by night', before: undefined, after: '#aabbcc', kind: 'colour' },
      { label: 'Own look, hero', before: undefined, after: 'arch' },
    ]);
    expect(read('look.marks.logo', null, 'nkqij9Cdu8iqO7hea74kuk')).toMatchObject([{ kind: 'picture' }]);
  });

  it('of a least price names the country', () => {
    expect(read('minimum_message_costs.NL', null, { costs: 50, currency: 'EUR' })).toEqual([
      { label: 'Least price of a message per country, Netherlands', before: undefined, after: '€0.50' },
    ]);
    expect(read('minimum_message_costs.NL.costs', 50, 60)).toMatchObject([{ before: '0.50', after: '0.60' }]);
  });
});

import { dateLocale } from './date-locale';
import { formatDate } from './format';

describe('dates', () => {
  it.each([
    ['en', ['GB', 'IE'], '2 March 2026'],
    ['en', ['US'], 'March 2, 2026'],
    ['en', ['NL'], '2 March 2026'],
    ['nl', ['US'], '2 maart 2026'],
    ['de', ['AT', 'DE'], '2. März 2026'],
    ['fr', ['FR'], '2 mars 2026'],
    ['es', ['ES'], '2 de marzo de 2026'],
    ['it', ['IT'], '2 marzo 2026'],
    ['da', ['DK'], '2. marts 2026'],
    ['nb', ['NO'], '2. mars 2026'],
    ['sv', ['SE'], '2 mars 2026'],
    ['fi', ['FI'], '2. maaliskuuta 2026'],
    ['pl', ['PL'], '2 marca 2026'],
  ] as const)('in %s for a brand of %j are written %s', (language, countries, written) => {
    expect(formatDate('2026-03-02T12:00:00Z', dateLocale(language, countries))).toBe(written);
  });
});

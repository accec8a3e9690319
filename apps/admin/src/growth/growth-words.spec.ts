import type { GrowthRow } from '@kindling/contract/overviews/calls/growth';
import { texts } from '../shared/words/texts';
import { netOf, percent, rangeWords, rowWords, shareWords, verdictWords } from './growth-words';

const row = (name: string, visits: number, signups: number): GrowthRow => ({
  ...{ kind: 'named', name, visits, signups, activations: 0, buyers: 0, revenue: null, refunded: null },
});

test('a share of few is told as its two numbers', () => {
  expect(shareWords(2, 7)).toBe('2 of 7');
  expect(shareWords(0, 0)).toBe('–');
  expect(shareWords(42, 1000)).toBe('4.2%');
  expect(shareWords(500, 1000)).toBe('50%');
  expect(shareWords(5, 3)).toBe('5 of 3');
});

test('a share has the decimal sign of the language', async () => {
  expect([percent(0.026), percent(0.026, 0), percent(0.5)]).toEqual(['2.6%', '3%', '50%']);
  await texts.changeLanguage('nl');
  expect(percent(0.026)).toBe('2,6%');
  await texts.changeLanguage('en');
});

test('what remained is told by currency, also where nothing was paid', () => {
  const euros = (amount: number) => ({ currency: 'EUR' as const, amount });
  const pounds = { currency: 'GBP' as const, amount: 300 };
  expect(netOf({ revenue: [euros(900)], refunded: [euros(1000), pounds] })).toEqual([
    euros(-100),
    { ...pounds, amount: -300 },
  ]);
  expect(netOf({ revenue: [pounds], refunded: [] })).toEqual([pounds]);
  expect(netOf({ revenue: null, refunded: null })).toEqual([]);
});

test('pages are compared as far as their numbers go', () => {
  const [gallery, map] = [row('landers-gallery', 2000, 200), row('landers-maplanding', 2000, 60)];
  expect(verdictWords([gallery])).toMatch(/^Too few visits to compare/);
  expect(verdictWords([gallery, map])).toMatch(/^Gallery turns more/);
  expect(verdictWords([gallery, row('index', 2000, 180)])).toMatch(
    /^No page is ahead: the ranges of Gallery and Home page/,
  );
  expect(rangeWords({ name: 'index', visits: 20, signups: 3 })).toBe('Too few to say');
  expect(rangeWords({ name: 'index', visits: 2, signups: 3 })).toMatch(/^More signups than visits/);
  expect(rangeWords(gallery)).toBe('8.8% to 11.4%');
});

test('what has no name of its own says why', () => {
  expect(rowWords('network', { kind: 'none', name: '' }).name).toMatch(/^No network/);
  expect(rowWords('page', { kind: 'named', name: 'pages-terms' }).name).toBe('Terms');
  for (const kind of ['summed', 'small', 'others', 'gone', 'unknown'] as const)
    expect(rowWords('ref', { kind, name: '' }).note).toBeTruthy();
});

import { countBadge, creditsBadge } from './badge-rules';

describe('countBadge', () => {
  it.each([
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1000, '99+'],
  ])('%d reads %s', (count, text) => expect(countBadge(count)).toBe(text));
});

describe('creditsBadge', () => {
  it.each([
    [0, 'danger'],
    [1, 'warning'],
    [10, 'warning'],
    [11, null],
  ] as const)('%d credits look %s', (credits, look) => expect(creditsBadge(credits)).toBe(look));
});

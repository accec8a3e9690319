import { centsOf, wholeNumber } from './typed-numbers';

describe('an amount as people write it', () => {
  it.each([
    ['9.99', 999],
    [' 9,99 ', 999],
    ['12', 1200],
    ['12.', 1200],
    ['0.5', 50],
    ['', undefined],
    ['9.999', '9.999'],
    ['1.000,00', '1.000,00'],
    ['ten', 'ten'],
    ['-1', '-1'],
    ['1e3', '1e3'],
  ])('%j is %j in cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});

describe('a whole number as people write it', () => {
  it.each([
    ['18', 18],
    [' 0 ', 0],
    [' ', undefined],
    ['1.5', '1.5'],
    ['many', 'many'],
  ])('%j is %j', (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });
});

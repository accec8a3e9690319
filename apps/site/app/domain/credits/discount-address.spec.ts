import { discountIn, namesNoCode } from './discount-address';

describe('a discount in a link', () => {
  const read = (query: string) => {
    const named = new URLSearchParams(query);
    return [discountIn(named), namesNoCode(named)];
  };
  it.each([
    'discount=WELCOME10',
    'discount=welcome10',
    'discount=%20Welcome-10%0A',
    'discount=wel%E2%80%8Bcome%C2%A010',
  ])('counts however it is written: %s', (query) => {
    expect(read(query)).toEqual(['WELCOME10', false]);
  });
  it.each(['discount=%E2%82%AC5', 'discount=ab', `discount=${'x'.repeat(25)}`])(
    'is told to be none: %s',
    (query) => {
      expect(read(query)).toEqual([undefined, true]);
    },
  );
  it.each(['', 'discount=', 'discount=%20', 'other=X'])('is not missed where none was named: %s', (query) => {
    expect(read(query)).toEqual([undefined, false]);
  });
});

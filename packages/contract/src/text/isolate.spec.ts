import { isolate } from './isolate.js';

const rightToLeft = 'נועה';

describe('isolate', () => {
  it('leaves alone what runs from left to right', () => {
    for (const text of ['Anna', 'Zoë 😀', 'Ольга', '42', '']) expect(isolate(text)).toBe(text);
  });
  it('keeps what runs the other way from turning what stands around it', () => {
    for (const text of [rightToLeft, 'محمد', 'ܡܪܝܡ', 'ދިވެހި', 'ߊߡߊ', '𞤀𞤣𞤢𞤥', '𐴀𐴝𐴁'])
      expect(isolate(text)).toBe(`\u2068${text}\u2069`);
  });
  it('can not be left by a sign of its own', () => {
    expect(isolate('a\u2069\u202Eb')).toBe('\u2068a\u202Eb\u2069');
  });
});

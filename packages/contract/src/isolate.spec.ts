import { isolate } from './isolate.js';

const rightToLeft = 'נועה';

describe('isolate', () => {
  it('leaves alone what runs from left to right', () => {
    for (const text of ['Anna', 'Zoë 😀', 'Ольга', '42', '']) expect(isolate(text)).toBe(text);
  });
  it('keeps what runs the other way from turning what stands around it', () => {
    expect(isolate(rightToLeft)).toBe(`\u2068${rightToLeft}\u2069`);
  });
  it('can not be left by a sign of its own', () => {
    expect(isolate('a\u2069\u202Eb')).toBe('\u2068a\u202Eb\u2069');
  });
});

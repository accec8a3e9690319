import fc from 'fast-check';
import { textBytes, textLength, textStart } from './text-length.js';

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['hello', 5],
    ['h\u00e9\u00e9', 3],
    ['e\u0301', 1],
    ['a🔥b', 3],
    ['👩‍👩‍👧‍👦', 1],
    ['👍🏽', 1],
    ['🇳🇱🇩🇪', 2],
    ['❤️', 1],
    ['\r\n', 1],
    [`a${'\u0301'.repeat(1000)}`, 1],
  ])('%j has %d characters', (text, length) => {
    expect(textLength(text)).toBe(length);
  });

  it('counts a plain text the same with and without its short way', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'az09 .\n\u00e9\u00df\u0142\u00fd\u00a0\u00ad') }),
        (text) => {
          expect(textLength(text)).toBe(textLength(`${text}🔥`) - 1);
        },
      ),
    );
  });

  it('is never more than its code points or its bytes, and adds up at a line’s end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(textLength(one)).toBeLessThanOrEqual([...one].length);
        expect(textLength(one)).toBeLessThanOrEqual(textBytes(one));
        expect(textLength(`${one}\na${other}`)).toBeGreaterThanOrEqual(textLength(one));
      }),
    );
  });

  it('is what is cut at, between characters', () => {
    expect(textStart('👍🏽👍🏽👍🏽', 2)).toBe('👍🏽👍🏽');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, longest) => {
        const start = textStart(text, longest);
        expect(text.startsWith(start)).toBe(true);
        expect(textLength(start)).toBe(Math.min(longest, textLength(text)));
      }),
    );
  });
});

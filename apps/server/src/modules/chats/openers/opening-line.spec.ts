import fc from 'fast-check';
import { plainWords, repeatedLines, sameLine } from './opening-line.js';

const line = 'I saw your photo and my heart stopped, write me soon';

describe('an opening line', () => {
  it.each([
    'i saw your photo and my heart stopped write me soon',
    'I  saw your photo -- and my heart stopped!!! Write me soon :)',
    'I saw your phоto and my hеart stopped, write me sооn',
    'I s\u200baw your photo and my heart stopped, wríte me soon',
    'Anna, I saw your photo and my heart stopped, write me soon',
    'I saw your photo, ANNA, and my heart stopped, write me soon',
  ])('is the same as %s', (other) => {
    expect(sameLine(other, 'Anna')).toBe(sameLine(line, 'Anna'));
  });

  it('is another one when it says something else', () => {
    expect(sameLine('I saw your dog and my heart stopped, write me soon', 'Anna')).not.toBe(
      sameLine(line, 'Anna'),
    );
  });

  it('may be everybody’s when it is short, or when the site offers it', () => {
    for (const short of [
      'Hi!',
      'Hello there',
      'Hoe gaat het?',
      '😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀',
    ])
      expect(sameLine(short, 'Anna')).toBeNull();
    expect(sameLine(line.toUpperCase(), 'Anna', new Set([plainWords(line).join('')]))).toBeNull();
  });

  it('is the same for whoever gets it, whatever surrounds their name', () => {
    const letters = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        // Whose name is a word of the line gets another line.
        const words = plainWords(line);
        fc.pre(![one, other].some((name) => words.includes(plainWords(name).join(''))));
        expect(sameLine(`${one}! ${line}`, one)).toBe(sameLine(`${other}! ${line}`, other));
        expect((sameLine(line, one) ?? '').length).toBeGreaterThanOrEqual(repeatedLines.shortest);
      }),
    );
  });
});

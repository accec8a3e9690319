import fc from 'fast-check';
import { tidyUnwantedWords, unwantedIn } from './unwanted-words.js';

describe('words that a member does not want to see', () => {
  it.each([
    ['idiot', 'You IDIOT!'],
    ['idiot', '(idiot)'],
    ['Éclair', 'an eclair, please'],
    ['eclair', 'deux ÉCLAIRS, un E\u0301CLAIR'],
    ['Straße', 'auf der STRASSE'],
    ['brød', 'Brod og smør'],
    ['łódź', 'LODZ'],
    ['send money', 'please send\n  money'],
    ['c++', 'I write C++.'],
    ['50%', 'now 50% off'],
    ['.', 'one. two'],
    ['😀', 'well😀'],
    ['-a', 'x -a'],
    ['ΟΔΟΣ', 'οδος'],
  ])('%s is found in “%s”', (word, text) => {
    expect(unwantedIn([word])(text)).toBe(true);
  });

  it.each([
    ['ass', 'the class passes'],
    ['idiot', 'idiots'],
    ['idiot', '1idiot'],
    ['a.c', 'abc'],
    ['send money', 'sendmoney'],
    ['x', ''],
  ])('%s is not found in “%s”', (word, text) => {
    expect(unwantedIn([word])(text)).toBe(false);
  });

  it('are nothing without a word', () => {
    expect(unwantedIn([])('anything')).toBe(false);
    expect(unwantedIn(['  ', '\u0301'])('anything')).toBe(false);
  });

  it('are stored once each, as they were first typed', () => {
    expect(tidyUnwantedWords([' Idiot ', 'IDIOT', 'send   money', '', 'idïot', 'other'])).toEqual([
      ...['Idiot', 'send money', 'other'],
    ]);
  });

  it('are found wherever they stand alone, whatever they are made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (typed) => {
        const words = tidyUnwantedWords([typed]);
        for (const word of words) expect(unwantedIn([word])(`before ${word} behind`)).toBe(true);
      }),
    );
  });
});

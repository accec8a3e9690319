import { hasTag } from './not-modified.js';

describe('a caller has what a tag stands for', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" , "c"', '*', ' * ', '"x,y", "a"'])(
    'who sends %s',
    (header) => {
      expect(hasTag(header, '"a"')).toBe(true);
    },
  );
  it.each([undefined, '', 'a', '"b"', 'W/"b", "ab"', '"b,a"', '"*"', 'w/"b"'])(
    'not who sends %s',
    (header) => {
      expect(hasTag(header, '"a"')).toBe(false);
    },
  );
});

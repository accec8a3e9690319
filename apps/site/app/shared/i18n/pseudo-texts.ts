import type { ResourceKey } from 'i18next';

const accents: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    c: 'ç',
    d: 'ð',
    e: 'é',
    g: 'ĝ',
    i: 'î',
    l: 'ł',
    n: 'ñ',
    o: 'ö',
    r: 'ř',
    s: 'š',
    t: 'ţ',
    u: 'û',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'Å',
    C: 'Ç',
    E: 'É',
    I: 'Î',
    L: 'Ł',
    N: 'Ñ',
    O: 'Ö',
    R: 'Ř',
    S: 'Š',
    T: 'Ţ',
    U: 'Û',
    Y: 'Ý',
    Z: 'Ž',
  },
};
/** Parts that the program fills in or reads: placeholders, nested texts, tags. */
const untouched = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/;
const lengthening = 1.4;

/** English texts in the pseudo-locale: accented, 40 % longer word by word, in brackets that reveal truncation. */
export function pseudoTexts(texts: ResourceKey): ResourceKey {
  if (typeof texts === 'string') return pseudoText(texts);
  return Object.fromEntries(
    Object.entries(texts as Record<string, ResourceKey>).map(([key, text]) => [key, pseudoTexts(text)]),
  );
}

function pseudoText(text: string): string {
  const said = text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{L}+/gu, longer)))
    .join('');
  return `[${said}]`;
}

/** A word with accents, its vowels doubled from the front until it is long enough. */
function longer(word: string): string {
  let missing = Math.round(word.length * (lengthening - 1));
  const doubled = [...word].map((letter) => {
    const accented = accents[letter] ?? letter;
    if (missing <= 0 || !/[aeiouy]/i.test(letter)) return accented;
    missing -= 1;
    return accented + accented.toLowerCase();
  });
  const last = doubled.at(-1)?.slice(-1) ?? '';
  return doubled.join('') + last.repeat(missing);
}

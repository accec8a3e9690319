/** Letters that are no base letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ŋ: 'n',
  ŧ: 't',
  ı: 'i',
};

const plain = /^[a-z]+$/;

/**
 * A name as it is compared: small letters without marks, words parted by one blank, nothing else of it.
 * `'s-Hertogenbosch` is `s hertogenbosch`.
 */
export function foldName(name: string): string {
  const small = name.toLowerCase();
  if (plain.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþŋŧı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What a folded name can be found by: itself, and what is left of it from each of its words on. */
export function wordStarts(folded: string): string[] {
  const starts = folded === '' ? [] : [folded];
  for (let at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1)) {
    starts.push(folded.slice(at + 1));
  }
  return starts;
}

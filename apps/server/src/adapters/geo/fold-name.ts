/** Letters that do not decompose into a base letter and a mark. */
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
 * A name in the form for comparison: lowercase letters without marks, words separated by one space, nothing else.
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

/** The keys of a folded name: itself, and the rest of it from each of its words on. */
export function wordStarts(folded: string): string[] {
  const starts = folded === '' ? [] : [folded];
  for (let at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1)) {
    starts.push(folded.slice(at + 1));
  }
  return starts;
}

/** Equivalent words, in full and abbreviated. */
const alike = [
  ['st', 'sankt', 'saint', 'sint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount', 'mont'],
];
/** Words within a name that people leave out: “Limburg/Lahn” is Limburg an der Lahn. */
const linking = new Set(
  'a am an auf bei d de del den der des di do du en het im in l la le les ob of on op sous sur t the unter upon van vor y'.split(
    ' ',
  ),
);

/** The words that a folded word may abbreviate; itself first. */
export const wordsAlike = (word: string): readonly string[] => [
  word,
  ...(alike.find((words) => words.includes(word))?.filter((other) => other !== word) ?? []),
];

/**
 * Whether a name consists of the beginnings of another one's words in order, where linking words may be left out:
 * `frankfurt a m` and `frankfurt main` are short for `frankfurt am main`.
 *
 * @param short folded, at least two words
 * @param name folded; its first word is not left out
 */
export function isShortFor(short: string, name: string): boolean {
  const [typed, words] = [short.split(' '), name.split(' ')];
  const matches = (at: number, from: number): boolean => {
    const [one, word] = [typed[at], words[from]];
    if (one === undefined) return true;
    if (word === undefined) return false;
    const isBeginning = wordsAlike(one).some((other) => word.startsWith(other));
    return (
      (isBeginning && matches(at + 1, from + 1)) || (from > 0 && linking.has(word) && matches(at, from + 1))
    );
  };
  return typed.length > 1 && matches(0, 0);
}

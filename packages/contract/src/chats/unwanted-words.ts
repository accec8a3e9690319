/** Words that a member does not want to see in messages. Pure: the same for the server and the page. */

/** How many words or phrases a member can name. */
export const mostUnwantedWords = 50;
/** Characters of one. */
export const longestUnwantedWord = 40;

/** Letters that are others with a stroke, or two in one, and that no decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', ς: 'σ' },
};

/** A text without what differs by case, accents and width of spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[øłđðþıæœßς]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The words as they are stored: each once, in the order in which they were named.
 *
 * @param words as somebody typed them
 */
export function tidyUnwantedWords(words: readonly string[]): string[] {
  const byPlain = new Map<string, string>();
  for (const word of words) {
    const tidy = word.normalize('NFC').replace(/\s+/gu, ' ').trim();
    const key = plain(tidy);
    if (key !== '' && !byPlain.has(key)) byPlain.set(key, tidy);
  }
  return [...byPlain.values()];
}

/**
 * What tells whether a text holds one of the words: as a whole, whatever its case and accents: next to its
 * letters and digits stands no other.
 */
export function unwantedIn(words: readonly string[]): (text: string) => boolean {
  const sought = words.map(plain).filter((word) => word !== '');
  if (sought.length === 0) return () => false;
  const pattern = new RegExp(sought.map(alone).join('|'), 'u');
  return (text) => pattern.test(plain(text));
}

/** The pattern of a word that stands alone. A sign at its edge needs no gap. */
function alone(word: string): string {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  const [before, behind] = [/^[\p{L}\p{N}]/u.test(word), /[\p{L}\p{N}]$/u.test(word)];
  return `${before ? '(?<![\\p{L}\\p{N}])' : ''}${literal}${behind ? '(?![\\p{L}\\p{N}])' : ''}`;
}

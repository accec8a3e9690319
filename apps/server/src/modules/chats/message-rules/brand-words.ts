import { plainWords } from './plain-words.js';

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Read once for each version of a brand's settings. */
const read = new WeakMap<readonly string[], Phrases>();

/** Whether a text has one of a brand's own words or phrases, however it is written. */
export function hasWordOf(text: string, words: readonly string[]): boolean {
  const phrases = phrasesOf(words);
  if (phrases.size === 0) return false;
  const written = plainWords(text);
  return written.some(({ forms }, at) =>
    forms.some((form) =>
      phrases
        .get(form)
        ?.some((phrase) => phrase.every((word, index) => written[at + index]?.forms.includes(word))),
    ),
  );
}

function phrasesOf(words: readonly string[]): Phrases {
  const known = read.get(words);
  if (known) return known;
  const phrases = new Map<string, string[][]>();
  for (const one of words) {
    const plain = plainWords(one).flatMap(({ forms }) => forms[0] ?? []);
    const [first] = plain;
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), plain]);
  }
  read.set(words, phrases);
  return phrases;
}

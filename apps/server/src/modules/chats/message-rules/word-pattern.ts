import { plainWords, type PlainWord } from './plain-words.js';

/**
 * A row of words as the files of `message-rules/` write it:
 *
 * - `word`, `one|other`, `begin*`: a word, one of several, what begins so; `word?` may be missing
 * - `$list`: a word of the file's list
 * - `#`: a number, also as one of several
 * - `..`, `..5`: up to three, or five, words of any kind
 * - `^` at the beginning and `$` at the end: the sentence begins or ends here
 *
 * It matches within one sentence.
 */
export interface WordPattern {
  readonly elements: readonly Element[];
  readonly fromStart: boolean;
  readonly toEnd: boolean;
}

export type Element =
  | {
      readonly kind: 'word';
      readonly words: ReadonlySet<string>;
      readonly beginnings: readonly string[];
      readonly number: boolean;
      readonly optional: boolean;
    }
  | { readonly kind: 'gap'; readonly most: number };

const usualGap = 3;
const longestGap = 6;
/** Each gap multiplies the ways to match. */
const mostGaps = 3;
const shortestBeginning = 3;

/**
 * @param known parts that were read before, by how they are written: those of a file share them
 * @throws Error that says what is wrong with it
 */
export function readPattern(
  written: string,
  lists: Readonly<Record<string, readonly string[]>>,
  known = new Map<string, Element>(),
): WordPattern {
  const parts = written.split(' ').flatMap((part) => tokensOf(part));
  const fromStart = parts[0] === '^';
  const toEnd = parts.at(-1) === '$';
  const elements = parts.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined).map((part) => {
    const element = known.get(part) ?? readElement(part, written, lists);
    known.set(part, element);
    return element;
  });
  const [first] = elements;
  if (first?.kind !== 'word' || first.optional || first.number)
    throw new Error(`"${written}" does not begin with a word`);
  if (elements.filter(({ kind }) => kind === 'gap').length > mostGaps)
    throw new Error(`"${written}" has more than ${mostGaps} gaps`);
  if (elements.at(-1)?.kind === 'gap') throw new Error(`"${written}" ends with a gap`);
  return { elements, fromStart, toEnd };
}

/** `don't` is two words, in messages as in patterns. */
function tokensOf(part: string): string[] {
  return /^[^|$^#.]+['’]/u.test(part) && !part.includes('|') ? part.split(/['’]/u) : [part];
}

function readElement(
  part: string,
  written: string,
  lists: Readonly<Record<string, readonly string[]>>,
): Element {
  const gap = /^\.\.(\d)?$/u.exec(part);
  if (gap) {
    const most = gap[1] === undefined ? usualGap : Number(gap[1]);
    if (most < 1 || most > longestGap) throw new Error(`"${written}" has a gap that is too long`);
    return { kind: 'gap', most };
  }
  const optional = part.endsWith('?');
  const words = new Set<string>();
  const beginnings: string[] = [];
  let number = false;
  const add = (choice: string) => {
    if (choice === '#') {
      number = true;
      return;
    }
    const isBeginning = choice.endsWith('*');
    const plain = plainOf(isBeginning ? choice.slice(0, -1) : choice);
    if (plain === undefined) throw new Error(`"${written}": "${choice}" is not one word`);
    if (isBeginning && plain.length < shortestBeginning)
      throw new Error(`"${written}": "${choice}" is too short`);
    if (isBeginning) beginnings.push(plain);
    else words.add(plain);
  };
  for (const choice of (optional ? part.slice(0, -1) : part).split('|')) {
    if (!choice.startsWith('$') || choice === '$') {
      add(choice);
      continue;
    }
    const list = lists[choice.slice(1)];
    if (!list) throw new Error(`"${written}" names the list "${choice}", which is not there`);
    list.forEach(add);
  }
  return { kind: 'word', words, beginnings, number, optional };
}

/** A word as `plainWords` reads it; most are plain already, and the files have very many. */
function plainOf(word: string): string | undefined {
  if (/^[a-z]+$/.test(word)) return word;
  const [plain, ...others] = plainWords(word);
  return others.length > 0 ? undefined : plain?.forms[0];
}

/** The words with which a pattern can begin: an index finds by them which patterns to try. */
export function beginningsOf(pattern: WordPattern): {
  words: readonly string[];
  beginnings: readonly string[];
} {
  const [first] = pattern.elements;
  return first?.kind === 'word'
    ? { words: [...first.words], beginnings: first.beginnings }
    : { words: [], beginnings: [] };
}

/** Whether a pattern matches the words that begin at a place. */
export function matchesAt(pattern: WordPattern, words: readonly PlainWord[], at: number): boolean {
  const start = words[at];
  if (!start) return false;
  if (pattern.fromStart && words[at - 1]?.sentence === start.sentence) return false;
  return goesOn(pattern, 0, words, at, start.sentence);
}

function goesOn(
  pattern: WordPattern,
  part: number,
  words: readonly PlainWord[],
  at: number,
  sentence: number,
): boolean {
  const element = pattern.elements[part];
  const word = words[at]?.sentence === sentence ? words[at] : undefined;
  if (!element) return !pattern.toEnd || !word;
  if (element.kind === 'gap') {
    for (let skipped = 0; skipped <= element.most; skipped++)
      if (goesOn(pattern, part + 1, words, at + skipped, sentence)) return true;
    return false;
  }
  if (word && fits(element, word) && goesOn(pattern, part + 1, words, at + 1, sentence)) return true;
  return element.kind === 'word' && element.optional && goesOn(pattern, part + 1, words, at, sentence);
}

function fits(element: Exclude<Element, { kind: 'gap' }>, word: PlainWord): boolean {
  if (element.number && word.isNumber) return true;
  return word.forms.some(
    (form) => element.words.has(form) || element.beginnings.some((beginning) => form.startsWith(beginning)),
  );
}

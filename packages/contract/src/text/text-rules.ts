import { skeleton } from './look-alikes.js';
import { textFindings, type TextFinding } from './text-findings.js';
import {
  atWords,
  digitWords,
  domainEnds,
  dotWords,
  forbiddenWords,
  mailHosts,
  messengers,
  nameWords,
  tellingEnds,
  wordyEnds,
} from './text-words.js';

/**
 * What in a public text makes it wait for a moderator: contact details, and words that no brand wants. Pure. It reports
 * more than necessary, because a person reviews each finding, and misses some, because no list is complete.
 */

/** Minimum digits of a phone number; fewer when spelled, as years are not spelled. */
const phoneDigits = 8;
const spelledDigits = 6;

/**
 * @param text as its writer wrote it
 * @param brandWords the brand's own `forbidden_words`
 * @returns the kinds found, each once; empty for an acceptable text
 */
export function findingsIn(text: string, brandWords: readonly string[] = []): TextFinding[] {
  const found = new Set(contactsIn(text));
  if (hasForbiddenWord(text, [...forbiddenWords, ...brandWords])) found.add('word');
  return textFindings.filter((kind) => found.has(kind));
}

/** The same, limited to contact details. */
export function contactsIn(text: string): TextFinding[] {
  const plain = plainText(text);
  const found: Partial<Record<TextFinding, boolean>> = {
    phone: hasPhone(plain),
    email: hasEmail(plain),
    link: hasLink(plain),
    handle: hasHandle(plain),
  };
  return textFindings.filter((kind) => found[kind]);
}

/** One form of each letter and digit, lowercase, without invisible characters, which could hide inside a number. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\u20E3\uFE0F\u00AD]/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit);
}

/** Digits of other scripts come in runs of ten that begin at a zero. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (zero > 0 && code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const day = String.raw`(?:\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)\d\d|(?:19|20)\d\d[-/. ]\d{1,2}[-/. ]\d{1,2})`;
const years = String.raw`(?:19|20)\d\d\s?[-–/]\s?(?:19|20)?\d\d`;
const signs = String.raw`[^\p{L}\p{M}\d]{0,3}`;
/**
 * Dates, years and their ranges are numbers in ordinary text. With three more digits on one side they are part of a
 * longer number.
 */
const notPhones = new RegExp(
  String.raw`(?<!\d|(?:\d${signs}){3})(?:${day}(?:\s?[-–/]\s?${day})?|${years})(?!\d|(?:${signs}\d){3})`,
  'gu',
);

function hasPhone(plain: string): boolean {
  const text = plain.replace(notPhones, ' day ');
  return digitRuns(text).some(({ digits, spelled }) => digits >= (spelled > 0 ? spelledDigits : phoneDigits));
}

const digitOf = new Map(digitWords.flatMap((words, digit) => words.map((word) => [word, digit] as const)));
/** Spelled digits written as one word: at least three. */
const joinedDigits = new RegExp(`^(?:${[...digitOf.keys()].sort(longestFirst).join('|')}){3,}$`, 'u');
const eachDigit = new RegExp([...digitOf.keys()].sort(longestFirst).join('|'), 'gu');

/** Runs of digits, written or spelled, separated by symbols only. */
function digitRuns(text: string): { digits: number; spelled: number }[] {
  const runs: { digits: number; spelled: number }[] = [];
  let run = { digits: 0, spelled: 0 };
  for (const [token] of text.matchAll(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]+/gu)) {
    const spelled = spelledIn(token);
    if (/^\d/u.test(token)) run.digits += token.length;
    else if (spelled > 0) run = { digits: run.digits + spelled, spelled: run.spelled + spelled };
    else if (!isBetweenDigits(token)) {
      runs.push(run);
      run = { digits: 0, spelled: 0 };
    }
  }
  return [...runs, run].map(({ digits, spelled }) =>
    // Two words that happen to be numbers, next to a number, are a sentence.
    ({ digits, spelled: spelled >= 3 ? spelled : 0 }),
  );
}

function spelledIn(token: string): number {
  // A letter read as a zero: `o6`.
  if (token === 'o' || digitOf.has(token)) return 1;
  return joinedDigits.test(token) ? (token.match(eachDigit)?.length ?? 0) : 0;
}

function isBetweenDigits(token: string): boolean {
  return token.length <= 3 && !/[!?;:€$£%]/u.test(token) && !/[\p{L}\p{M}]/u.test(token);
}

const either = (words: readonly string[]): string => [...words].sort(longestFirst).join('|');
/** A symbol or its word in brackets or the like: `(at)`, `_dot_`. */
const boxed = (sign: string, words: readonly string[]): string =>
  `\\s?[([{<*_-]\\s?(?:${sign}|${either(words)})\\s?[)\\]}>*_-]\\s?`;
/** A word for a symbol, between spaces. */
const spaced = (words: readonly string[]): string => `\\s(?:${either(words)})\\s`;
const anyDot = `(?:\\s?\\.\\s?|${boxed('\\.', dotWords)}|${spaced(dotWords)})`;
/** Where `at` is a word of a sentence, a full stop and the next sentence do not form an address. */
const closeDot = `(?:\\.|${boxed('\\.', dotWords)}|${spaced(dotWords)})`;
const anyEnd = `(?:${either([...domainEnds, ...wordyEnds])})(?![\\p{L}\\d])`;

const emails = [
  /[\p{L}\d_]@[\p{L}\d.-]{1,60}\.\p{L}{2,}/u,
  new RegExp(`[\\p{L}\\d_](?:\\s?@\\s?|${boxed('@', atWords)})[\\p{L}\\d-]{2,40}${anyDot}${anyEnd}`, 'u'),
  new RegExp(`[\\p{L}\\d_]${spaced(atWords)}[\\p{L}\\d-]{2,40}${closeDot}${anyEnd}`, 'u'),
  new RegExp(
    `[\\p{L}\\d_](?:\\s?@\\s?|${boxed('@', atWords)}|${spaced(atWords)})(?:${either(mailHosts)})(?![\\p{L}\\d])`,
    'u',
  ),
];

function hasEmail(plain: string): boolean {
  return emails.some((email) => email.test(plain));
}

const links = [
  /(?:https?|hxxps?):\/\//u,
  /(?<![\p{L}\d])www\s?\.\s?[\p{L}\d]/u,
  new RegExp(`[\\p{L}\\d]\\.(?:${either(domainEnds)})(?![\\p{L}\\d])`, 'u'),
  new RegExp(`[\\p{L}\\d]\\.(?:${either(wordyEnds)})/[\\p{L}\\d]`, 'u'),
  new RegExp(`[\\p{L}\\d](?:${spaced(dotWords)}|\\s\\.\\s?)(?:${either(tellingEnds)})(?![\\p{L}\\d])`, 'u'),
  new RegExp(`[\\p{L}\\d]${boxed('\\.', dotWords)}${anyEnd}`, 'u'),
];

function hasLink(plain: string): boolean {
  return links.some((link) => link.test(plain));
}

const service = `(?<![\\p{L}\\d])(?:${either(messengers)})(?![\\p{L}\\d])`;
const handles = [
  /(?<![\p{L}\d._])@[\p{L}\d._]{3,}/u,
  // `insta: lisa`, `snap = lisa`, `insta is lisa99`.
  new RegExp(`${service}\\s?[:=@>→]+\\s?[\\p{L}\\d._]{3,}`, 'u'),
  new RegExp(`${service}\\s(?:${either(nameWords)})\\s?[:=]?\\s?@?[\\p{L}\\d._]{3,}`, 'u'),
  // A word that only looks like a user name.
  new RegExp(`${service}\\s@?(?=[\\p{L}\\d._]*\\p{L})[\\p{L}.]*[\\d_][\\p{L}\\d._]*`, 'u'),
];

function hasHandle(plain: string): boolean {
  return handles.some((handle) => handle.test(plain));
}

function hasForbiddenWord(text: string, words: readonly string[]): boolean {
  const forbidden = new Map<number, Set<string>>();
  for (const word of words) {
    const length = word.trim().split(/\s+/u).length;
    const known = forbidden.get(length) ?? new Set<string>();
    const bare = skeleton(word);
    if (bare !== '') forbidden.set(length, known.add(bare));
  }
  const tokens = wordsOf(text);
  return [...forbidden].some(([length, known]) =>
    tokens.some((_, from) => known.has(tokens.slice(from, from + length).join(''))),
  );
}

/** Each word as its skeleton; single letters in a row are one word spaced out. */
function wordsOf(text: string): string[] {
  const together = text.replace(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_*]){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu,
    (row) => row.replace(/[ .\-_*]/gu, ''),
  );
  return together
    .split(/[^\p{L}\p{N}\p{M}@$|!¡+×]+/u)
    .map((word) => skeleton(word.replace(/[!¡|+]+$/u, '')))
    .filter((word) => word !== '');
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}

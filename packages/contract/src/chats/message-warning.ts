import { investWords, promiseWords } from './invest-words.js';
import { moneyWords, payWords, transferWords } from './money-words.js';
import type { MessageWarning } from './message.js';
import { contactsIn } from '../text/text-rules.js';

/** Words between a transfer and the money, or a stake and its promise, at most. */
const near = 7;
/** A longer row of letters is no word of a language. */
const longestWord = 40;

/**
 * What the receiver of a message should be careful with. It refuses nothing, so it errs towards silence: a warning that is
 * often wrong is read by nobody. Pure; its time grows with the length of the text alone.
 *
 * @param text as its writer wrote it
 * @returns `money` where there is both; null for nothing
 */
export function warningOf(text: string): MessageWarning | null {
  if (speaksOfMoney(text)) return 'money';
  return contactsIn(text).length > 0 ? 'contact' : null;
}

const accounts = [
  // An IBAN, in groups or in one.
  /(?<![a-z\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}(?: ?[a-z\d]{1,3})?(?![a-z\d])/iu,
  // Addresses of Bitcoin and Ethereum.
  /(?<![a-z\d])(?:bc1[a-z\d]{25,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})(?![a-z\d])/u,
  /(?<![a-z\d])0x[a-f\d]{40}(?![a-z\d])/iu,
];

function speaksOfMoney(text: string): boolean {
  if (accounts.some((account) => account.test(text) && hasDigits(text))) return true;
  return sentencesOf(text).some(
    (words) => names(words, payPhrases) || areNear(words, transfer, money) || areNear(words, stake, promise),
  );
}

/** A row of capitals of an ordinary sentence is no account. */
function hasDigits(text: string): boolean {
  return /\d{6}|\d{4} \d{4}|bc1|0x/iu.test(text);
}

const transfer = new Set(transferWords);
const money = new Set(moneyWords);
const stake = new Set(investWords);
const promise = new Set([...promiseWords, ...moneyWords]);
const payPhrases = new Map<string, string[][]>();
for (const phrase of payWords) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  payPhrases.set(first, [...(payPhrases.get(first) ?? []), words]);
}

/** The words of each sentence, small, each at most so long; signs of currencies are words. */
function sentencesOf(text: string): string[][] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\uFE0F]/gu, '')
    .split(/[!?\n;]|\.(?=\s|$)/u)
    .map((sentence) =>
      [...sentence.matchAll(/[\p{L}\p{M}]+|[€$£]/gu)]
        .map(([word]) => word)
        .filter((word) => word.length <= longestWord),
    );
}

function names(words: readonly string[], phrases: ReadonlyMap<string, readonly string[][]>): boolean {
  return words.some((word, at) =>
    phrases.get(word)?.some((phrase) => phrase.every((part, index) => words[at + index] === part)),
  );
}

/** Whether a word of one set stands near one of the other, whichever comes first. */
function areNear(words: readonly string[], one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let lastOne = -Infinity;
  let lastOther = -Infinity;
  for (const [at, word] of words.entries()) {
    if (one.has(word)) lastOne = at;
    if (other.has(word)) lastOther = at;
    if (Math.abs(lastOne - lastOther) <= near) return true;
  }
  return false;
}

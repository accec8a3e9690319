import { investWords, promiseWords } from './invest-words.js';
import { moneyWords, payWords, transferWords } from './money-words.js';
import type { MessageWarning } from './message.js';
import { contactsIn } from '../text/text-rules.js';

/** Maximum number of words between a transfer and the money, or a stake and its promise. */
const near = 7;
/** A longer run of letters is not a word of any language. */
const longestWord = 40;

/**
 * The warning shown to the receiver of a message. It refuses nothing, so it errs towards silence: readers ignore a
 * warning that is often wrong. Pure; its running time is linear in the length of the text.
 *
 * @param text as its writer wrote it
 * @returns `money` when a transfer and money occur together; null for none
 */
export function warningOf(text: string): MessageWarning | null {
  if (speaksOfMoney(text)) return 'money';
  return contactsIn(text).length > 0 ? 'contact' : null;
}

const accounts = [
  // An IBAN, grouped or not.
  /(?<![a-z\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}(?: ?[a-z\d]{1,3})?(?![a-z\d])/iu,
  // Bitcoin and Ethereum addresses.
  /(?<![a-z\d])(?:bc1[a-z\d]{25,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})(?![a-z\d])/u,
  /(?<![a-z\d])0x[a-f\d]{40}(?![a-z\d])/iu,
];

function speaksOfMoney(text: string): boolean {
  if (accounts.some((account) => account.test(text) && hasDigits(text))) return true;
  return sentencesOf(text).some(
    (words) => names(words, payPhrases) || areNear(words, transfer, money) || areNear(words, stake, promise),
  );
}

/** A run of capitals in an ordinary sentence is not an account. */
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

/** The words of each sentence, lowercase, each of limited length; currency signs count as words. */
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

/** Whether a word of one set occurs near one of the other, in either order. */
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

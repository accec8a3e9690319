import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import { t } from '../shared/words/texts';

/** What each kind of rule is about, in the order of gravity. */
export const reasonNames: Readonly<Record<MessageWarning, string>> = {
  threat: t('Threats'),
  insult: t('Insults'),
  money: t('Money'),
  contact: t('Leading elsewhere'),
};

/** What the rules look for, by their names, which are the same in all languages. */
const purposes: Readonly<Record<string, string>> = {
  slurs: t('Words that are meant to hurt whoever reads them.'),
  'you-are-ugly': t('Contempt for the reader: their looks, their worth, their sanity.'),
  'nobody-wants-you': t('Telling the reader that nobody wants them, or taunting their looks, age or origin.'),
  violence: t('Announcing violence, or wishing it on the reader.'),
  watching: t('Telling the reader that they are watched, followed or will be found.'),
  blackmail: t('Threatening to show pictures or secrets to others.'),
  'lend-me': t('Asking for money: to lend it, send it or pay for something.'),
  'gift-cards': t('Asking for gift cards or their codes.'),
  'bank-details': t('Account and card numbers, PINs, codes, and links that pay.'),
  invest: t('Talking the reader into an investment or cryptocurrency.'),
  stuck: t('A need that only money ends: stuck abroad, in hospital, without a wallet.'),
  'move-away': t('Asking the reader to go on in another app.'),
  number: t('Giving or asking for a telephone number.'),
};

/** @returns the name itself for a rule of the installation's own */
export function purposeOf(name: string): string {
  return purposes[name] ?? name;
}

/** How a row of words is read: each sign, and what it stands for. */
export const rowSigns = [
  ['one|other', t('one of these words')],
  ['begin*', t('any word that begins so')],
  ['word?', t('this word, or none')],
  ['$list', t('a word of that list below')],
  ['#', t('a number')],
  ['..', t('up to three words of any kind; a number after it says how many')],
  ['^ $', t('the sentence begins or ends here')],
] as const;

import { mailPlaceholders, mailWordParts, type MailWordPart } from '@kindling/contract/mails/mail-words';
import { unreadableProblem } from '@kindling/contract/text/name-rules';
import { filled, unknownPlaceholders } from '@kindling/contract/text/placeholders';
import { contactsIn } from '@kindling/contract/text/text-rules';
import type { OwnWords } from './mail-wordings.repository.js';

/** The problem of one part, as a sentence for its author. */
export interface WordProblem {
  path: MailWordPart;
  reason: string;
}

/** Why a wording is not acceptable in a mail. */
export function wordProblems(own: OwnWords): WordProblem[] {
  return mailWordParts.flatMap((path) =>
    own[path] === null ? [] : problemsOf(own[path], path).map((reason) => ({ path, reason })),
  );
}

function problemsOf(text: string, part: MailWordPart): string[] {
  const unknown = unknownPlaceholders(text, mailPlaceholders);
  const known = Object.fromEntries([...mailPlaceholders, ...unknown].map((name) => [name, 'brand']));
  const plain = filled(text, known);
  return [
    ...unknown.map((name) => `{{${name}}} stands for nothing.`),
    ...(/[{}]/.test(plain) ? ['Braces stand for nothing here.'] : []),
    ...(part !== 'lead' && /[\r\n]/.test(text) ? ['Write this in one line.'] : []),
    ...(unreadableProblem(plain)
      ? ['There is something in it that nobody can see, or nothing to read.']
      : []),
    ...(/[<>]/.test(plain) ? ['Write plain words, without < and >.'] : []),
    ...(contactsIn(plain).length > 0
      ? ['Links, addresses and phone numbers do not belong here. The button and the footer have them.']
      : []),
    // Trust 1 and 3: counts, prices and deadlines are derived.
    ...(/[\p{N}%‰\p{Sc}]/u.test(plain)
      ? ['Write no figures: counts, prices and times in mails are not typed, so that they are true.']
      : []),
  ];
}

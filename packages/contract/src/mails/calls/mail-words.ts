import { z } from 'zod';
import { languages } from '../../languages.js';
import { mailWords, openings, wordedMails } from '../mail-words.js';
import { route } from '../../route.js';
import { instant, tenantId } from '../../values.js';
import { mailSample } from './mail-samples.js';

/** A brand's own wording of its automatic mails. */

const right = 'staff:pages:write';

const ofBrand = z.strictObject({ id: tenantId });
const ofOne = z.strictObject({ id: tenantId, kind: z.enum(wordedMails) });
const language = z.enum(languages);

/** Null where the default wording is used. */
const ownWords = z.strictObject({
  subject: z.string().nullable(),
  title: z.string().nullable(),
  lead: z.string().nullable(),
});

export const wordedMail = z.strictObject({
  /** The last stored version; 0 for none. */
  version: z.int(),
  own: ownWords,
  /**
   * The default wording, with `{{brand}}` for the brand's name; the lead is empty where the brand's goes above ours.
   */
  ours: mailWords,
  opening: z.enum([...new Set(Object.values(openings))]),
  /** Newest first; the first is in effect. */
  history: z.array(
    z.strictObject({ version: z.int(), author: z.string(), created_at: instant, words: ownWords }),
  ),
});
export type WordedMailAnswer = z.output<typeof wordedMail>;

export const listMailWords = route('listMailWords', {
  summary: 'Which mails of a brand have words of its own, and in which languages.',
  access: right,
  params: ofBrand,
  response: z.array(z.strictObject({ kind: z.enum(wordedMails), language })),
  problems: ['not_found'],
});

export const getMailWords = route('getMailWords', {
  summary: 'The words of one mail in one language: the brand’s, ours, and what it said before.',
  access: right,
  params: ofOne,
  query: z.strictObject({ language }),
  response: wordedMail,
  problems: ['not_found'],
});

export const saveMailWords = route('saveMailWords', {
  summary:
    'Stores the words of one mail in one language; the next mail says them. What is empty, or as ours, is ours.',
  access: right,
  params: ofOne,
  body: z.strictObject({
    language,
    /** The edited version. */
    version: z.int(),
    words: mailWords,
  }),
  response: wordedMail,
  problems: ['not_found', 'settings_invalid', 'settings_conflict'],
});

export const previewMailWords = route('previewMailWords', {
  summary: 'A mail in words that are not stored, and what is wrong with them.',
  access: right,
  params: ofOne,
  body: z.strictObject({ language, words: mailWords }),
  response: z.strictObject({
    mail: mailSample,
    found: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
  }),
  problems: ['not_found'],
});

import { z } from 'zod';
import { languages } from '../../languages.js';
import { route } from '../../route.js';
import { sampledMails } from '../sampled-mails.js';
import { tenantId } from '../../values.js';

/** Automatic mails of a brand, rendered with sample data. */

const ofOne = z.strictObject({ id: tenantId, kind: z.enum(sampledMails) });
const inLanguage = z.strictObject({ language: z.enum(languages) });

export const mailSample = z.strictObject({
  subject: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Label of the mail's button; null for none. */
  button: z.string().nullable(),
  /** Text below the button. */
  notes: z.array(z.string()),
  footer: z.array(z.string()),
});
export type MailSample = z.output<typeof mailSample>;

export const getMailSample = route('getMailSample', {
  summary: 'What a mail of a brand says in one of its languages.',
  access: 'staff:tenants:read',
  params: ofOne,
  query: inLanguage,
  response: mailSample,
  problems: ['not_found'],
});

export const tryMailSample = route('tryMailSample', {
  summary: 'Mails it to the caller alone, in the look of the brand; its links lead to nothing of anybody.',
  access: 'staff:tenants:write',
  params: ofOne,
  body: inLanguage,
  response: z.strictObject({ done: z.literal(true) }),
  problems: ['not_found'],
});

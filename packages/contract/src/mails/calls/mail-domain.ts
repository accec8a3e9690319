import { z } from 'zod';
import { route } from '../../route.js';
import { instant, tenantId } from '../../values.js';
import {
  mailKeyStates,
  mailRecordCauses,
  mailRecordKinds,
  mailRecordStates,
  mailSenderReasons,
  mailSenders,
  selectorPattern,
} from '../mail-domain.js';

/** The domain that a brand's mails are from: its keys, and the records that have to be published for it. */

const ofBrand = z.strictObject({ id: tenantId });

export const mailRecord = z.strictObject({
  kind: z.enum(mailRecordKinds),
  type: z.enum(['TXT', 'MX']),
  /** Where it is published. */
  host: z.string(),
  /** What to publish; null where that is not ours to say. */
  value: z.string().nullable(),
  state: z.enum(mailRecordStates),
  cause: z.enum(mailRecordCauses).nullable(),
  /** What is published instead, where it is wrong. */
  found: z.string().nullable(),
});
export type MailRecord = z.output<typeof mailRecord>;

export const mailKey = z.strictObject({
  selector: z.string(),
  domain: z.string(),
  state: z.enum(mailKeyStates),
  created_at: instant,
  /** When its record was seen first; null until then. */
  seen_at: instant.nullable(),
  /** For an old key: until when its record has to stay. */
  keep_until: instant.nullable(),
  may_remove: z.boolean(),
  record: mailRecord,
});
export type MailKeyAnswer = z.output<typeof mailKey>;

export const mailDomain = z.strictObject({
  /** That of `support_email`. */
  domain: z.string(),
  /** Sender of the next mail, and why it is this one. */
  from: z.strictObject({
    address: z.string(),
    reply_to: z.string().nullable(),
    by: z.enum(mailSenders),
    reason: z.enum(mailSenderReasons),
    /** Domain of the signature; null for mails without one. */
    signed_by: z.string().nullable(),
  }),
  /** The newest first. */
  keys: z.array(mailKey),
  /** The other records. */
  records: z.array(mailRecord),
  /** Null before the first check. */
  checked_at: instant.nullable(),
  next_check_at: instant.nullable(),
});
export type MailDomainAnswer = z.output<typeof mailDomain>;

export const getMailDomain = route('getMailDomain', {
  summary: 'The domain that a brand’s mails are from, and what is published for it.',
  access: 'staff:tenants:read',
  params: ofBrand,
  response: mailDomain,
  problems: ['not_found'],
});

export const makeMailKey = route('makeMailKey', {
  summary:
    'Makes a key that signs the brand’s mails once its record is seen. While one waits for that, it is that one.',
  access: 'staff:tenants:write',
  params: ofBrand,
  response: mailDomain,
  problems: ['not_found'],
});

export const removeMailKey = route('removeMailKey', {
  summary: 'Removes a key that waits, or an old one whose mails have arrived.',
  access: 'staff:tenants:write',
  params: z.strictObject({ id: tenantId, selector: z.string().regex(selectorPattern) }),
  response: mailDomain,
  problems: ['not_found', 'mail_key_needed'],
});

export const checkMailDomain = route('checkMailDomain', {
  summary: 'Asks public name servers now what is published for the domain.',
  access: 'staff:tenants:write',
  params: ofBrand,
  response: mailDomain,
  problems: ['not_found'],
});

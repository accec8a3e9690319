import { localizedPath } from '@kindling/contract/paths/paths';
import {
  verificationMailJob,
  VerificationMails,
  type VerificationMail,
} from '../../../safety/verification/verification.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { defineMail, type WrittenMail } from './define-mail.js';

/** The outcome of a photo verification. */
export const verificationMail = defineMail({
  job: verificationMailJob,
  preparer: VerificationMails,
  prepare: (mails, order) => mails.prepare(order),
  kindOf: () => 'verification',
  contentOf: verificationContent,
  samples: (sample) => ({ verification: sample(({ reader }) => ({ ...reader, refusal: null })) }),
});

/** A mail about a verified photo. The subject does not reveal the outcome (trust 12). */
function verificationContent({ refusal }: VerificationMail, surroundings: Surroundings): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, mail_name: sender, domain_language: domain } = tenant.settings;
  const outcome = refusal === null ? 'confirmed' : 'refused';
  const text = (key: string): string => t(`verification.${key}`);
  return {
    language,
    brand,
    subject: t('verification.subject', { brand: sender }),
    title: text(`${outcome}.title`),
    paragraphs: [...(refusal === null ? [] : [text(`refused.${refusal}`)]), text(`${outcome}.lead`)],
    button: { label: text('button'), url: origin + localizedPath('profile', language, domain) },
    notes: [text('note')],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
  };
}

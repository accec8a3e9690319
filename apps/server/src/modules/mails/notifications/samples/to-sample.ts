import type { MailSample } from '@kindling/contract/mails/calls/mail-samples';
import type { MailContent } from '../look/mail-layout.js';

/** A mail's content as the console shows it. */
export function toSample(content: MailContent): MailSample {
  const { subject, title, paragraphs, details = [], button, notes, footer } = content;
  return {
    ...{ subject, title, paragraphs: [...paragraphs, ...details], button: button?.label ?? null },
    ...{ notes: [...notes], footer: [...footer] },
  };
}

import type { MailSample } from '@kindling/contract/mails/calls/mail-samples';
import type { MailContent } from '../look/mail-layout.js';

/** A mail's content as the console shows it. */
export function toSample({ subject, title, paragraphs, button, notes, footer }: MailContent): MailSample {
  return {
    ...{ subject, title, paragraphs: [...paragraphs], button: button?.label ?? null },
    ...{ notes: [...notes], footer: [...footer] },
  };
}

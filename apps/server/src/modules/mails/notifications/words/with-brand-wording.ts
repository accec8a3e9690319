import { openings, type WordedMail } from '@kindling/contract/mails/mail-words';
import { paragraphsOf } from '@kindling/contract/mails/newsletters';
import { filled } from '@kindling/contract/text/placeholders';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';

type Opening = Pick<MailContent, 'subject' | 'title' | 'paragraphs'>;

/** Subject, title and opening of a mail: the default, overridden by the brand's own wording. */
export function withBrandWording(kind: WordedMail, ours: Opening, { tenant, own }: Surroundings): Opening {
  if (!own) return ours;
  const say = (text: string): string => filled(text, { brand: tenant.settings.name });
  const lead = own.lead === null ? undefined : paragraphsOf(own.lead).map(say);
  const kept = openings[kind] === 'instead' ? ours.paragraphs.slice(1) : ours.paragraphs;
  return {
    subject: own.subject === null ? ours.subject : say(own.subject),
    title: own.title === null ? ours.title : say(own.title),
    paragraphs: lead ? [...lead, ...kept] : ours.paragraphs,
  };
}

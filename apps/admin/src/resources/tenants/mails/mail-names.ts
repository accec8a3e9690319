import type { MailWordPart } from '@kindling/contract/mails/mail-words';
import { t } from '../../../shared/words/texts';

export const partNames: Readonly<Record<MailWordPart, string>> = {
  subject: t('Subject'),
  title: t('Title'),
  lead: t('Opening'),
};

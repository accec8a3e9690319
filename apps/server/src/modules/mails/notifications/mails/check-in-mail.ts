import { localizedPath } from '@kindling/contract/paths/paths';
import { CheckIns, checkInMailJob, type CheckInMail } from '../../../safety/date-shares/date-shares.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { defineMail, type WrittenMail } from './define-mail.js';

/** The question of the morning after a date. */
export const checkInMail = defineMail({
  job: checkInMailJob,
  preparer: CheckIns,
  prepare: (checkIns, order) => checkIns.prepare(order),
  kindOf: () => 'check_in',
  contentOf: checkInContent,
  samples: (sample) => ({ check_in: sample(({ reader }) => reader) }),
});

/** Who meets whom, when and where is not in it: a mailbox has other readers. */
function checkInContent(_mail: CheckInMail, surroundings: Surroundings): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, mail_name: sender, domain_language: domain } = tenant.settings;
  return {
    language,
    brand,
    subject: t('check_in.subject', { brand: sender }),
    title: t('check_in.title'),
    paragraphs: [t('check_in.lead')],
    button: { label: t('check_in.button'), url: origin + localizedPath('date-shares', language, domain) },
    notes: [t('check_in.note')],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
  };
}

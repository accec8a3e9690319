import { localizedPath } from '@kindling/contract/paths/paths';
import {
  restrictionMailJob,
  RestrictionMails,
  type RestrictionMail,
} from '../../../safety/restrictions/restrictions.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { defineMail, type WrittenMail } from './define-mail.js';

/** The kind of each of these mails. */
const kinds = {
  imposed: 'restriction_imposed',
  ended: 'restriction_ended',
  received: 'appeal_received',
  outcome: 'appeal_outcome',
  data: 'data_offer',
} as const;

/** Statements of reasons, receipts and outcomes of appeals (trust 9, trust 10). */
export const restrictionMails = defineMail({
  job: restrictionMailJob,
  preparer: RestrictionMails,
  prepare: (mails, order) => mails.prepare(order),
  kindOf: ({ about }) => kinds[about],
  contentOf: restrictionContent,
  samples: () => ({}),
});

/** A mail about a restriction. The subject does not reveal whether it concerns a photo, name or profile (trust 12). */
function restrictionContent(mail: RestrictionMail, surroundings: Surroundings): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, mail_name: sender, domain_language: domain } = tenant.settings;
  const say = (key: string): string => t(`statements:mail.${key}`, { brand: sender });
  const path = localizedPath('restrictions-id', language, domain, { id: mail.restrictionId });
  const link = mail.token === null ? undefined : `${origin}${path}#${mail.token}`;
  return {
    language,
    brand,
    subject: say(`${mail.about}.subject`),
    title: say(`${mail.about}.title`),
    paragraphs: mail.paragraphs,
    ...(link === undefined
      ? {}
      : { button: { label: say(mail.about === 'data' ? 'data.button' : 'button'), url: link } }),
    notes: link === undefined ? [] : [say(mail.about === 'data' ? 'data.note' : 'note')],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
  };
}

import { localizedPath } from '@kindling/contract/paths/paths';
import type { RestrictionMail } from '../../../safety/restrictions/restrictions.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';

/** A mail about a restriction. Its subject says of nobody's photo, name or profile what became of it (trust 12). */
export function restrictionContent(mail: RestrictionMail, surroundings: Surroundings): MailContent {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, domain_language: domain } = tenant.settings;
  const say = (key: string): string => t(`statements:mail.${key}`, { brand });
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

import type { Language } from '@kindling/contract/languages';
import { isWordedMail } from '@kindling/contract/mails/mail-words';
import { localizedPath } from '@kindling/contract/paths/paths';
import type { AccountMail } from '../../../accounts/accounts.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { opened } from '../words/opened.js';

/** What a mail about an account says. Its subject names the brand and nobody. */
export function accountContent(mail: AccountMail, surroundings: Surroundings): MailContent {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, support_email: address, domain_language: domain } = tenant.settings;
  // A signup and a change of address get the same text about a taken address.
  const texts = mail.kind === 'mail_change_taken' ? 'address_taken' : mail.kind;
  const text = (key: string): string => t(`${texts}.${key}`, { brand, address });
  const target = targetOf(mail, language, domain);
  const isOfSignup = mail.kind === 'activation' || mail.kind === 'address_taken';
  const ours = {
    subject: text('subject'),
    title: text('title'),
    paragraphs: [text(mail.kind === 'mail_change_taken' ? 'lead_change' : 'lead')],
  };
  return {
    ...{ language, brand },
    ...(isWordedMail(mail.kind) ? opened(mail.kind, ours, surroundings) : ours),
    ...(target === undefined ? {} : { button: { label: text('button'), url: origin + target } }),
    notes: [text('note'), text('ignore')],
    linkHint: t('layout.link'),
    footer: mailFooter(isOfSignup ? 'layout.reason' : 'layout.reason_account', surroundings),
  };
}

/** The token stands behind the `#`, which browsers send to nobody: not in logs, not as a referrer, not to scanners. */
function targetOf(mail: AccountMail, language: Language, domain: Language): string | undefined {
  switch (mail.kind) {
    case 'activation':
      return `${localizedPath('activate-done', language, domain)}#${mail.token}`;
    case 'reset':
      return `${localizedPath('reset-password-do', language, domain)}#${mail.token}`;
    case 'mail_change':
      return `${localizedPath('mail-change-do', language, domain)}#${mail.token}`;
    case 'reactivation':
      return `${localizedPath('account-deleted', language, domain)}#${mail.token}`;
    case 'address_taken':
    case 'mail_change_taken':
      return localizedPath('login', language, domain);
    case 'password_changed':
      return localizedPath('reset-password', language, domain);
    case 'data_offer':
      return localizedPath('settings', language, domain);
    case 'mail_changed':
      return undefined;
  }
}

import { isWordedMail } from '@kindling/contract/mails/mail-words';
import { localizedPath } from '@kindling/contract/paths/paths';
import type { PageName } from '@kindling/contract/pages';
import { accountMailJob, AccountMails, type AccountMail } from '../../../accounts/accounts.api.js';
import { mailFooter, safetyLink } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { withBrandWording } from '../words/with-brand-wording.js';
import { defineMail, type WrittenMail } from './define-mail.js';

/** The target page of each button. */
const buttonPages: Readonly<Record<AccountMail['kind'], PageName | undefined>> = {
  activation: 'activate-done',
  reset: 'reset-password-do',
  mail_change: 'mail-change-do',
  reactivation: 'account-deleted',
  address_taken: 'login',
  mail_change_taken: 'login',
  password_changed: 'reset-password',
  passkey_added: 'settings',
  passkey_removed: 'settings',
  mail_changed: undefined,
  data_offer: 'settings',
};

/** Mails about an account, in the member's language and the brand's look. */
export const accountMails = defineMail({
  job: accountMailJob,
  preparer: AccountMails,
  prepare: (mails, order) => mails.prepare(order),
  kindOf: ({ kind }) => kind,
  contentOf: accountContent,
  samples: (sample) => ({
    activation: sample(({ reader, token }) => ({ ...reader, kind: 'activation', token })),
    reset: sample(({ reader, token }) => ({ ...reader, kind: 'reset', token })),
    mail_change: sample(({ reader, token }) => ({ ...reader, kind: 'mail_change', token })),
    reactivation: sample(({ reader, token }) => ({ ...reader, kind: 'reactivation', token })),
    address_taken: sample(({ reader }) => ({ ...reader, kind: 'address_taken' })),
    mail_change_taken: sample(({ reader }) => ({ ...reader, kind: 'mail_change_taken' })),
    password_changed: sample(({ reader }) => ({ ...reader, kind: 'password_changed', passkeys: 2 })),
    passkey_added: sample(({ reader }) => ({ ...reader, kind: 'passkey_added' })),
    passkey_removed: sample(({ reader }) => ({ ...reader, kind: 'passkey_removed' })),
    mail_changed: sample(({ reader }) => ({ ...reader, kind: 'mail_changed' })),
    data_offer: sample(({ reader }) => ({ ...reader, kind: 'data_offer' })),
  }),
});

/** The content of a mail about an account. Its subject names the sender and no person. */
function accountContent(mail: AccountMail, surroundings: Surroundings): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, mail_name: sender, support_email: address, domain_language: domain } = tenant.settings;
  // A signup and a change of address have the same text for a taken address.
  const texts = mail.kind === 'mail_change_taken' ? 'address_taken' : mail.kind;
  const text = (key: string): string => t(`${texts}.${key}`, { brand, address });
  const page = buttonPages[mail.kind];
  // Browsers never send the `#` fragment: not to logs, not as a referrer, not to scanners.
  const token = 'token' in mail ? `#${mail.token}` : '';
  const isOfSignup = mail.kind === 'activation' || mail.kind === 'address_taken';
  const ours = {
    subject: t(`${texts}.subject`, { brand: sender }),
    title: text('title'),
    paragraphs: [
      text(mail.kind === 'mail_change_taken' ? 'lead_change' : 'lead'),
      ...(mail.kind === 'password_changed' && mail.passkeys > 0
        ? [t('password_changed.passkeys', { number: mail.passkeys })]
        : []),
    ],
  };
  return {
    ...{ language, brand },
    ...(isWordedMail(mail.kind) ? withBrandWording(mail.kind, ours, surroundings) : ours),
    ...(page && {
      button: { label: text('button'), url: `${origin}${localizedPath(page, language, domain)}${token}` },
    }),
    notes: [text('note'), text('ignore')],
    linkHint: t('layout.link'),
    footer: mailFooter(isOfSignup ? 'layout.reason' : 'layout.reason_account', surroundings),
    // The signup's first mail. Mails about access carry no other links.
    links: mail.kind === 'activation' ? [safetyLink(surroundings)] : [],
  };
}

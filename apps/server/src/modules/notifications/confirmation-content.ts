import type { TFunction } from 'i18next';
import type { Language } from '@kindling/contract/languages';
import { localizedPath } from '@kindling/contract/paths';
import type { Tenant } from '../../kernel/tenancy/tenant.js';
import type { ConfirmationMail } from '../accounts/accounts.api.js';
import type { MailContent } from './mail-layout.js';

/**
 * What a confirmation mail says. Its subject names the brand and nobody.
 *
 * @param language one that the brand offers; the member's, else the brand's own
 * @param origin the brand's public address
 */
export function confirmationContent(
  mail: ConfirmationMail,
  { tenant, language, origin, t }: { tenant: Tenant; language: Language; origin: string; t: TFunction },
): MailContent {
  const { name: brand, support_email: address, domain_language: domain } = tenant.settings;
  const text = (key: string): string => t(`${mail.kind}.${key}`, { brand });
  return {
    language,
    brand,
    subject: text('subject'),
    title: text('title'),
    paragraphs: [text('lead')],
    button: { label: text('button'), url: origin + target(mail, language, domain) },
    notes: [text('note'), text('ignore')],
    linkHint: t('layout.link'),
    footer: [t('layout.reason', { host: tenant.primaryHost }), t('layout.support', { address })],
  };
}

/** The token stands behind the `#`, which browsers send to nobody: not in logs, not as a referrer, not to scanners. */
function target(mail: ConfirmationMail, language: Language, domain: Language): string {
  return mail.kind === 'activation'
    ? `${localizedPath('activate-done', language, domain)}#${mail.token}`
    : localizedPath('login', language, domain);
}

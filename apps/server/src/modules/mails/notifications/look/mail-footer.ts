import type { Language } from '@kindling/contract/languages';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { localizedPath } from '@kindling/contract/paths/paths';
import type { Surroundings } from './mail-surroundings.js';

/**
 * The footer of every mail: why its reader receives it, the contact, and the sender.
 *
 * @param reason key of the text that says why
 */
export function mailFooter(reason: string, { tenant, language, t, company }: Surroundings): string[] {
  return [
    t(reason, { host: tenant.primaryHost }),
    t('layout.support', { address: tenant.settings.support_email }),
    ...(company ? [addressOf(company, language)] : []),
  ];
}

/** Link to the safety page, for the footer of mails about other members. */
export function safetyLink({ tenant, language, origin, t }: Surroundings): { label: string; url: string } {
  const path = localizedPath('pages-safety', language, tenant.settings.domain_language);
  return { label: t('layout.safety'), url: origin + path };
}

/** The company in one line, as required by law: name, street, city, country. */
function addressOf({ name, address, city, country }: Company, language: Language): string {
  const land = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  return [name, address, city, land].join(' · ');
}

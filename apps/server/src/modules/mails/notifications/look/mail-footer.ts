import type { Language } from '@kindling/contract/languages';
import type { Company } from '@kindling/contract/brands/settings/settings';
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

/** The company in one line, as required by law: name, street, city, country. */
function addressOf({ name, address, city, country }: Company, language: Language): string {
  const land = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  return [name, address, city, land].join(' · ');
}

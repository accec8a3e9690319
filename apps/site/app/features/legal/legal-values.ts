import { registrationOf } from '@kindling/contract/brands/settings/company-labels';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { useSite } from '../../shared/site/site-data';

/** The data of the brand and its company that the texts contain. */
export function useLegalValues(company: Company) {
  const { settings, language } = useSite();
  const registration = registrationOf(company, language);
  return {
    name: settings.name,
    company: registration === '' ? company.name : `${company.name} (${registration})`,
    address: `${company.address}, ${company.city}`,
    email: settings.support_email,
    age: settings.minimum_age,
    days: settings.refund_days,
    profiles: settings.fictional_plural,
    tag: settings.tracking.tag?.name ?? '',
    recorder: settings.tracking.recorder?.name ?? '',
  };
}

import { useTranslation } from 'react-i18next';
import { registrationOf } from '@kindling/contract/company-labels';
import type { Company } from '@kindling/contract/settings';
import { useSite } from '../../shared/site/site-data';

/** Sections of each page in order; texts are `legal:<page>.<section>.title` and `.text`. */
const sections = {
  terms: [
    'who',
    'account',
    'conduct',
    'fictional',
    'credits',
    'withdrawal',
    'ending',
    'liability',
    'law',
    'sources',
  ],
  privacy: ['who', 'what', 'why', 'special', 'sharing', 'keeping', 'rights'],
  cookies: ['necessary', 'consent', 'none'],
} as const;

/** One of the legal texts, with the company's and the brand's data in it. */
export function LegalText({
  page,
  company,
  also = [],
}: {
  page: keyof typeof sections;
  company: Company;
  /** Sections that only some readers get. */
  also?: readonly 'us'[];
}) {
  const { t } = useTranslation('legal');
  const { settings, language } = useSite();
  const registration = registrationOf(company, language);
  const values = {
    name: settings.name,
    company: registration === '' ? company.name : `${company.name} (${registration})`,
    address: `${company.address}, ${company.city}`,
    email: settings.support_email,
    age: settings.minimum_age,
    days: settings.refund_days,
    profiles: settings.fictional_plural,
  };
  return [...sections[page], ...also].map((section) => (
    <section key={section}>
      <h2>{t(`${page}.${section}.title`, values)}</h2>
      <p>{t(`${page}.${section}.text`, values)}</p>
    </section>
  ));
}

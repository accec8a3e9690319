import { useTranslation } from 'react-i18next';
import { registrationOf } from '@kindling/contract/brands/settings/company-labels';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { PageHead } from '../../domain/account/page-head';
import { cleanPhone } from '../../shared/site/clean-phone';
import { useSite } from '../../shared/site/site-data';
import { useLegalValues } from './legal-values';
import { PageLinks } from './page-links';
import { Paragraphs, ReadingPage, type ReadingSection } from './reading-page';

/** The company behind the brand, and how to contact it. */
export function ServicePage({ company }: { company: Company }) {
  const { t } = useTranslation('help');
  const { settings, language } = useSite();
  const values = useLegalValues(company);
  const text = (key: string): string => t(`service.${key}`, values);
  const { support_phone: phone, support_hours: hours } = settings;
  const facts = [
    [text('company.name'), company.name],
    [text('company.address'), `${company.address}, ${company.city}`],
    [text('company.register'), registrationOf(company, language)],
    [text('company.vat'), company.vat_numbers.join(', ')],
    [text('company.names'), company.tradenames.join(', ')],
  ].filter(([, value]) => value !== '');
  const sections: ReadingSection[] = [
    {
      id: 'first',
      title: text('first.title'),
      body: (
        <>
          <Paragraphs text={text('first.text')} />
          <PageLinks links={[{ name: 'pages-faq', label: text('first.to') }]} />
        </>
      ),
    },
    {
      id: 'mail',
      title: text('mail.title'),
      body: (
        <>
          <Paragraphs text={text('mail.text')} />
          <p>
            <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
          </p>
        </>
      ),
    },
    ...(phone === ''
      ? []
      : [
          {
            id: 'phone',
            title: text('phone.title'),
            body: (
              <>
                <p>
                  <a href={`tel:${cleanPhone(phone)}`}>{phone}</a>
                </p>
                {hours && <p>{hours}</p>}
              </>
            ),
          },
        ]),
    {
      id: 'complaint',
      title: text('complaint.title'),
      body: (
        <>
          <Paragraphs text={text('complaint.text')} />
          <PageLinks links={[{ name: 'complaints', label: text('complaint.to') }]} />
        </>
      ),
    },
    {
      id: 'company',
      title: text('company.title'),
      body: (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ),
    },
  ];
  return (
    <>
      <PageHead title={text('title')} description={text('lead')} />
      <ReadingPage title={text('title')} lead={text('lead')} contents={false} sections={sections} />
    </>
  );
}

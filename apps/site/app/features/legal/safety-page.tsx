import { useTranslation } from 'react-i18next';
import { numberInDanger } from '@kindling/contract/safety/emergency-numbers';
import type { Company } from '@kindling/contract/brands/settings/settings';
import type { PageName } from '@kindling/contract/pages';
import { PageHead } from '../../domain/account/page-head';
import { useUser } from '../../domain/account/use-user';
import { useSite } from '../../shared/site/site-data';
import { CallLink, EmergencyNumbers } from './emergency-numbers';
import { useLegalValues } from './legal-values';
import { PageLinks } from './page-links';
import { Paragraphs, ReadingPage, type ReadingSection } from './reading-page';
import reading from './reading-page.module.scss';
import styles from './safety-page.module.scss';

/** The brand's checks and their limits, signs of fraud, safe dates, and emergency numbers. */
export function SafetyPage({ company }: { company: Company }) {
  const { t } = useTranslation('safety');
  const { settings } = useSite();
  const values = useLegalValues(company);
  const text = (key: string): string => t(key, values);
  const hasVerified = settings.visible_profile_notes.includes('verified_photo');
  const part = (key: string, more: readonly string[] = [], to: readonly PageName[] = []): ReadingSection => ({
    id: key,
    title: text(`${key}.title`),
    body: (
      <>
        <Paragraphs text={[`${key}.text`, ...more].map(text).join('\n\n')} />
        <PageLinks links={to.map((name) => ({ name, label: text(`${key}.to.${name}`) }))} />
      </>
    ),
  });
  const fictional: ReadingSection = {
    id: 'fictional',
    title: t('common:fictional.title'),
    body: (
      <>
        <p>{t('common:fictional.notice', values)}</p>
        <p>{`${text('fictional.text')} ${text(`fictional.${settings.fictional_answers === true ? 'staff' : 'nobody'}`)}`}</p>
      </>
    ),
  };
  return (
    <>
      <PageHead title={text('title')} description={text('lead')} />
      <ReadingPage
        title={text('title')}
        lead={text('lead')}
        urgent={<InDanger />}
        sections={[
          part('checks', hasVerified ? ['checks.verified'] : []),
          part('limits', hasVerified ? ['limits.verified'] : []),
          fictional,
          part('fraud'),
          part('never'),
          part('date', [], ['date-shares']),
          part('pressure'),
          part('wrong', [], ['report-picture', 'complaints']),
          { id: 'numbers', title: text('numbers.title'), body: <EmergencyNumbers /> },
        ]}
      />
    </>
  );
}

/** The numbers, below a page of the brand's own text. */
export function EmergencySection() {
  const { t } = useTranslation('safety');
  return (
    <section id="numbers" className={reading.section}>
      <h2>{t('numbers.title')}</h2>
      <EmergencyNumbers />
    </section>
  );
}

/** The emergency number, or a link to the list. */
function InDanger() {
  const { t } = useTranslation('safety');
  const { settings } = useSite();
  const number = numberInDanger(settings.countries, useUser()?.profile.country ?? null);
  return (
    <p className={styles.danger}>
      <strong>{t('danger.title')}</strong>
      {number === null ? (
        <a href="#numbers">{t('danger.to')}</a>
      ) : (
        <span>
          <span>{t('danger.call')}</span> <CallLink number={number} />
        </span>
      )}
    </p>
  );
}

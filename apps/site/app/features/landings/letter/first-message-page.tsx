import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { PageHead } from '../../../domain/account/page-head';
import { MemberPortrait } from '../../../domain/profiles/member-portrait';
import { useSite } from '../../../shared/site/site-data';
import { FictionalNote } from './fictional-note';
import { OpeningForm } from './opening-form';
import styles from './first-message-page.module.scss';

/** Landing on a member (specification §2): their card and a first message, with which the signup starts. */
export function FirstMessagePage({ member }: { member: Profile }) {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  const { name } = member;
  return (
    <div className={styles.page}>
      <PageHead title={t('landing.title', { name })} />
      <MemberPortrait profile={member} />
      <section className={styles.write}>
        <h1>{t('landing.title', { name })}</h1>
        <p>{t('landing.text', { name, brand: settings.name })}</p>
        <FictionalNote member={member} />
        <OpeningForm member={member} />
      </section>
    </div>
  );
}

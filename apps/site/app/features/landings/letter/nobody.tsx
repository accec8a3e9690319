import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../domain/account/page-head';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { useSite } from '../../../shared/site/site-data';
import { Scene } from '../scenes/scene';
import styles from './first-message-page.module.scss';
import letter from './letter.module.scss';

/** In a member's place, where the brand shows visitors no members: the same for every address. */
export function Nobody() {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  return (
    <div className={styles.page}>
      <PageHead title={t('nobody.title')} />
      <div className={letter.drawing}>
        <Scene name="walk" />
      </div>
      <section className={styles.write}>
        <h1>{t('nobody.title')}</h1>
        <p>{t('nobody.text', { name: settings.name })}</p>
        <SignupLink size="large" />
        <p className={letter.small}>{t('index:hero.note', { age: settings.minimum_age })}</p>
      </section>
    </div>
  );
}

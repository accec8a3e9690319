import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import { SignupLink } from '../../domain/account/signup-link';
import styles from './hero.module.scss';

/** First screen of the index page; its composition is the theme's: over the picture, beside it, or above it. */
export function Hero() {
  const { t } = useTranslation('index');
  const { settings, themeAssets } = useSite();
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <img
          src={`${themeAssets}/pictures/hero.svg`}
          alt=""
          width={1600}
          height={1200}
          fetchPriority="high"
        />
      </div>
      <div className={styles.text}>
        <h1 className={styles.title}>{settings.index_heading ?? t('hero.heading')}</h1>
        <p className={styles.lead}>{settings.description}</p>
        <div className={styles.action}>
          <SignupLink size="large" />
          <p className={styles.note}>{t('hero.note', { age: settings.minimum_age })}</p>
        </div>
      </div>
    </section>
  );
}

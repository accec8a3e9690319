import { nicheName } from '@kindling/contract/brands/settings/niches';
import { useTranslation } from 'react-i18next';
import { hasOwnScene, scenePicture } from '../../shared/site/scene-picture';
import { useSite } from '../../shared/site/site-data';
import { SignupLink } from '../../domain/account/signup/signup-link';
import styles from './hero.module.scss';

/** First screen of the index page; its composition belongs to the theme, its picture and heading to the brand's niche. */
export function Hero() {
  const { t } = useTranslation('index');
  const site = useSite();
  const { settings } = site;
  const niche = nicheName(settings.niche);
  const heading = niche === 'general' ? t('hero.heading') : t(`niche.${niche}.heading`);
  return (
    <section className={styles.hero} data-scene={hasOwnScene(site) ? 'theme' : 'niche'}>
      <div className={styles.picture}>
        <img src={scenePicture(site)} alt="" width={1600} height={1200} fetchPriority="high" />
      </div>
      <div className={styles.text}>
        <h1 className={styles.title}>{settings.index_heading ?? heading}</h1>
        <p className={styles.lead}>{settings.description}</p>
        <div className={styles.action}>
          <SignupLink size="large" />
          <p className={styles.note}>{t('hero.note', { age: settings.minimum_age })}</p>
        </div>
      </div>
    </section>
  );
}

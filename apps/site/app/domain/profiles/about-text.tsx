import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import styles from './about-text.module.scss';

/** The text about the member, cut to its beginning where the reader was sent no more. Needs the texts of `members`. */
export function AboutText({
  name,
  about,
  isBeginning = false,
}: Pick<Profile, 'name'> & { about: string; isBeginning?: boolean }) {
  const { t } = useTranslation('members');
  return (
    <section className={styles.text}>
      <h2>{t('about', { name })}</h2>
      <p className={isBeginning ? styles.beginning : styles.about}>
        <bdi>{about}</bdi>
        {isBeginning && <span> …</span>}
      </p>
    </section>
  );
}

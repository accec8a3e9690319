import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Completeness, CompletenessPart } from './completeness';
import styles from './profile-progress.module.scss';

/** At most this many suggestions at a time. */
const shown = 3;

const placeOnPage: Readonly<Record<CompletenessPart, string>> = {
  photo: 'photos',
  second_photo: 'photos',
  about_me: 'about',
  prompts: 'prompts',
  place: 'place',
  gender: 'basics',
  reason_for_signup: 'basics',
  relationship_status: 'basics',
  looks: 'looks',
  interests: 'interests',
};

/** What is missing in a profile, with links; empty once nothing is. */
export function ProfileProgress({ completeness: { done, of, missing } }: { completeness: Completeness }) {
  const { t } = useTranslation('profile-page');
  if (missing.length === 0) return null;
  return (
    <aside className={styles.progress} aria-labelledby="progress">
      <h2 id="progress">{t('progress.title')}</h2>
      <div className={styles.meter}>
        <progress value={done} max={of} aria-labelledby="progress-count" />
        <p id="progress-count">{t('progress.count', { done, of })}</p>
      </div>
      <ul>
        {missing.slice(0, shown).map((part) => (
          <li key={part}>
            <a href={`#${placeOnPage[part]}`}>
              {t(`progress.part.${part}`)}
              <ChevronRight aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.optional}>{t('progress.optional')}</p>
    </aside>
  );
}

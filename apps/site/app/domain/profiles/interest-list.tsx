import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Interest } from '@kindling/contract/profiles/profile-values';
import styles from './interest-list.module.scss';

/** Interests as chips, those shared with the reader marked and first. Needs the texts of `members` and `profile`. */
export function InterestList({
  interests,
  shared = [],
  more = 0,
}: {
  interests: readonly Interest[];
  /** Those among them that the reader has as well. */
  shared?: readonly Interest[];
  /** How many more there are that the reader was not sent. */
  more?: number;
}) {
  const { t } = useTranslation('members');
  const both = new Set(shared.filter((interest) => interests.includes(interest)));
  return (
    <>
      {both.size > 0 && <p className={styles.common}>{t('interests.shared')}</p>}
      <ul className={styles.chips}>
        {sharedFirst(interests, shared).map((interest) => (
          <li key={interest} className={both.has(interest) ? styles.shared : undefined}>
            {both.has(interest) && <Check aria-hidden="true" />}
            <span>{t(`profile:interests.${interest}`)}</span>
            {both.has(interest) && <span className="visually-hidden">{` (${t('interests.yours')})`}</span>}
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{t('interests.more', { number: more })}</li>}
      </ul>
    </>
  );
}

/** The interests with the shared ones in front, each part in its own order. */
function sharedFirst(interests: readonly Interest[], shared: readonly Interest[]): Interest[] {
  const both = new Set(shared);
  return [
    ...interests.filter((interest) => both.has(interest)),
    ...interests.filter((interest) => !both.has(interest)),
  ];
}

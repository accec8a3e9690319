import { useId } from 'react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhotoCard } from '../../domain/photos/photo-card';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { useReasonText } from './use-reason-text';
import styles from './day.module.scss';

/** Reasons below a card. */
const told = 2;

/** The set of the day as a row of cards, each with the first reasons; nothing where there is nobody. */
export function DaySection({ suggestions }: AnswerOf<'getDailyMatches'>) {
  const { t } = useTranslation('match-finder');
  const path = usePaths();
  const textOf = useReasonText();
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('common:set_of_day', { count: suggestions.length })}</h2>
      <p>{t('day_text')}</p>
      <ul className={styles.row}>
        {suggestions.map(({ profile, reasons }) => (
          <li key={profile.id}>
            <PhotoCard profile={profile} to={path('members-id', { id: profile.id })} />
            <ul className={styles.reasons} aria-label={t('why', { name: profile.name })}>
              {reasons.slice(0, told).map((reason) => (
                <li key={reason.code}>
                  <Check aria-hidden="true" />
                  {textOf(reason, profile)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

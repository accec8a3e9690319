import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../domain/photos/avatar';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import styles from './day.module.scss';

/** Faces in the tile. */
const shown = 3;

/** One line that leads to the set of the day: how many they are, and some of their faces. */
export function DayTile({ suggestions }: AnswerOf<'getDailyMatches'>) {
  const { t } = useTranslation();
  const path = usePaths();
  return (
    <Link to={path('match-finder')} className={styles.tile}>
      <span className={styles.faces} aria-hidden="true">
        {suggestions.slice(0, shown).map(({ profile }) => (
          <Avatar key={profile.id} profile={profile} size="small" />
        ))}
      </span>
      <span>{t('set_of_day', { count: suggestions.length })}</span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import styles from './search-page.module.scss';

const ways = { 'swipe-game': 'nav.swipe', 'match-finder': 'nav.finder' } as const;

/** What members have besides searching, above the results and where they end. */
export function OtherWays() {
  const { t } = useTranslation();
  const path = usePaths();
  return (
    <ul className={styles.ways}>
      {(['swipe-game', 'match-finder'] as const).map((page) => (
        <li key={page}>
          <Link to={path(page)}>{t(ways[page])}</Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import styles from './logo-bar.module.scss';

/** The lander layout's bar: the brand and nothing to wander off to. */
export function LogoBar() {
  const { settings, themeAssets } = useSite();
  const path = usePaths();
  return (
    <header className={styles.bar}>
      <Link to={path('index')}>
        <img src={`${themeAssets}/logo.svg`} alt={settings.name} height={36} />
      </Link>
    </header>
  );
}

import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { BrandLogo } from '../../shared/site/brand-logo';
import { useSite } from '../../shared/site/site-data';
import styles from './logo-bar.module.scss';

/** The lander layout's bar: the brand and no links that distract. */
export function LogoBar() {
  const { settings } = useSite();
  const path = usePaths();
  return (
    <header className={styles.bar}>
      <Link to={path('index')}>
        <BrandLogo alt={settings.name} height={36} />
      </Link>
    </header>
  );
}

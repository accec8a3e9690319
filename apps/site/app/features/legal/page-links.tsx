import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PageName } from '@kindling/contract/pages';
import { usePaths } from '../../shared/routing/use-paths';
import styles from './page-links.module.scss';

/** A text's links to other pages; empty if it has none. */
export function PageLinks({ links }: { links: readonly { name: PageName; label: string }[] }) {
  const path = usePaths();
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {links.map(({ name, label }) => (
        <Link key={name} to={path(name)}>
          {label}
          <ArrowRight aria-hidden="true" />
        </Link>
      ))}
    </div>
  );
}

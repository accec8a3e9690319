import type { ReactNode } from 'react';
import styles from './photo-grid.module.scss';

/** Photo cards the way the theme lays them: a wall, framed, or staggered columns. Children are `<li>` elements. */
export function PhotoGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

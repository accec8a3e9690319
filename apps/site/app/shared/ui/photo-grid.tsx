import type { ReactNode } from 'react';
import styles from './photo-grid.module.scss';

/** Photo cards in the theme's layout: a wall, framed, staggered columns and others. Children are `<li>` elements. */
export function PhotoGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

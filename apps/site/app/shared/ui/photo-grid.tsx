import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './photo-grid.module.scss';

/** Photo cards in the theme's layout: a wall, framed, staggered columns and others. Children are `<li>` elements. */
export function PhotoGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

/**
 * A tile among the cards that is no photo.
 *
 * @param strip as wide as the grid and as high as its content
 */
export function GridTile({ strip = false, ...rest }: ComponentProps<'li'> & { strip?: boolean }) {
  return <li {...rest} className={classNames(strip ? styles.strip : styles.tile)} />;
}

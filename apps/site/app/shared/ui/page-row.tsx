import type { ReactNode } from 'react';
import styles from './page-row.module.scss';

/**
 * The head of a page of faces: one row that stays below the bar while the page scrolls, with the title and a count to the left
 * and buttons to the right, so that the first photo is near the top.
 */
export function PageRow({
  title,
  count,
  children,
}: {
  title: string;
  /** A line below the title. */
  count?: ReactNode;
  /** Links, buttons and labels of 44 px, each with an icon and `RowWord`. */
  children?: ReactNode;
}) {
  return (
    <header className={styles.row} data-top-row>
      <div className={styles.words}>
        <h1>{title}</h1>
        {count}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}

/** The name of a button in a `PageRow`: beside the icon where the row has room, else for screen readers. */
export function RowWord({ children }: { children: string }) {
  return <span className={styles.word}>{children}</span>;
}

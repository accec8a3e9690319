import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './fold.module.scss';

/**
 * A banner of one line: what is longer than the screen is cut there and told in full after a press, by the browser's own
 * means, so that it works before any script has come.
 */
export function Fold({
  icon,
  line,
  className,
  children,
}: {
  icon: ReactNode;
  /** The text, of which as much is shown as one line holds. */
  line: string;
  className?: string;
  /** What stands below the text once it is told in full. */
  children?: ReactNode;
}) {
  return (
    <details className={classNames(styles.fold, className)}>
      <summary>
        {icon}
        <span className={styles.line}>{line}</span>
        <ChevronDown aria-hidden="true" className={styles.more} />
      </summary>
      {children && <div className={styles.rest}>{children}</div>}
    </details>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './fold.module.scss';

/**
 * A banner of one line: a text longer than the screen is cut and shown in full after a press, natively, so that it works before
 * any script has loaded.
 */
export function Fold({
  icon,
  line,
  className,
  children,
}: {
  icon: ReactNode;
  /** The text, shown as far as one line holds. */
  line: string;
  className?: string;
  /** Below the full text. */
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

import type { ReactNode } from 'react';
import { useAlive } from '../site/use-alive';
import styles from './live-fields.module.scss';

/**
 * The fields of a form that only a script may send. Until the page is alive they take no input: what is typed earlier
 * would be lost, and a form sent by the browser itself would carry a password to an address that does not want it.
 */
export function LiveFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.fields} disabled={!useAlive()}>
      {children}
    </fieldset>
  );
}

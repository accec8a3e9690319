import type { ReactNode } from 'react';
import { useAlive } from '../site/use-alive';
import styles from './live-fields.module.scss';

/**
 * The fields of a form that only a script may send. Disabled until the page is alive: earlier input would be lost, and a form
 * sent by the browser itself would carry a password to the wrong address.
 */
export function LiveFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.fields} disabled={!useAlive()}>
      {children}
    </fieldset>
  );
}

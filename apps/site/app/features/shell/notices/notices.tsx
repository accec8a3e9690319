import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.scss';

/**
 * All that is said above a page, as one line of 44 px: the first notice that is due, and behind a button the others, which open
 * natively, before any script has loaded. Each of its children is an `aside` or nothing.
 */
export function Notices({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.pile}>
      {children}
      <details className={styles.more}>
        <summary aria-label={t('nav.notices')}>
          <Layers aria-hidden="true" />
        </summary>
      </details>
    </div>
  );
}

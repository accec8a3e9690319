import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { overviewId, type SectionId } from '../section-list';
import styles from './section.module.scss';

/** One section of the settings. On a phone it is a screen of its own, shown while the address's hash names it. */
export function Section({ id, lead, children }: { id: SectionId; lead?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('settings');
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <a href={`#${overviewId}`} className={styles.back}>
        <ChevronLeft aria-hidden="true" />
        {t('title')}
      </a>
      <h2 id={`${id}-title`} className={styles.title}>
        {t(`section.${id}`)}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

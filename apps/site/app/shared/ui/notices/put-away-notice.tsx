import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PutAwayScript } from '../../site/put-away/put-away-script';
import { useStoredMoment } from '../../site/put-away/use-stored-moment';
import { classNames } from '../class-names';
import styles from './put-away-notice.module.scss';

/**
 * A notice above the page that stays dismissed.
 *
 * @param id the element's id, and the storage key of the dismissal
 */
export function PutAwayNotice({
  id,
  label,
  className,
  children,
}: {
  id: string;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [putAwayAt, putAway] = useStoredMoment(id);
  // Undefined on the server: the notice has its space from the first frame on, or never.
  if (typeof putAwayAt === 'number') return null;
  return (
    <aside
      id={id}
      className={classNames(styles.notice, className)}
      aria-label={label}
      suppressHydrationWarning
    >
      {putAwayAt === undefined && <PutAwayScript id={id} />}
      {children}
      <button type="button" className={styles.close} onClick={putAway} aria-label={t('action.close')}>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}

/** Key derived from a notice's text, so that a changed text shows again. */
export function keyOfText(kind: string, words: string): string {
  let sum = 0;
  for (const letter of words) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${kind}_${(sum >>> 0).toString(36)}`;
}

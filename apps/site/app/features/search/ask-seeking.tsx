import { lazy, Suspense, useId, useState } from 'react';
import { ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PutAwayScript } from '../../shared/site/put-away/put-away-script';
import { useStoredMoment } from '../../shared/site/put-away/use-stored-moment';
import styles from './ask-seeking.module.scss';

// Loaded with the first answer.
const KeepSeeking = lazy(() => import('./keep-seeking'));

const putAwayKey = 'ASK_SEEKING';

/** Asks members who skipped it in the signup for the sought gender (decisions §11.4), until they answer or dismiss it. */
export function AskSeeking() {
  const { t } = useTranslation('members');
  const [putAwayAt, putAway] = useStoredMoment(putAwayKey);
  const [open, setOpen] = useState(false);
  const id = useId();
  // Undefined on the server: the question has its place from the first frame on, or never.
  if (typeof putAwayAt === 'number') return null;
  return (
    <section id={putAwayKey} className={styles.panel} aria-labelledby={id} suppressHydrationWarning>
      {putAwayAt === undefined && <PutAwayScript id={putAwayKey} />}
      <div className={styles.header}>
        <h2 id={id}>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('ask_seeking.title')}
            <ChevronDown aria-hidden="true" />
          </button>
        </h2>
        <button
          type="button"
          className={styles.close}
          onClick={putAway}
          aria-label={t('common:action.close')}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <p>{t('ask_seeking.text')}</p>
      {open && (
        <Suspense>
          <KeepSeeking onPutAway={putAway} />
        </Suspense>
      )}
    </section>
  );
}

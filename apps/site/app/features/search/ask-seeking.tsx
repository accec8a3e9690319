import { lazy, Suspense, useState } from 'react';
import { UserRoundSearch, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PutAwayScript } from '../../shared/site/put-away/put-away-script';
import { useStoredMoment } from '../../shared/site/put-away/use-stored-moment';
import { GridTile } from '../../shared/ui/photo-grid';
import styles from './ask-seeking.module.scss';

// Loaded with the first answer.
const KeepSeeking = lazy(() => import('./keep-seeking'));

const putAwayKey = 'ASK_SEEKING';

/**
 * A tile among the photos that asks members who skipped it in the signup for the sought gender (decisions §11.4), until they
 * answer or dismiss it.
 */
export function AskSeeking() {
  const { t } = useTranslation('members');
  const [putAwayAt, putAway] = useStoredMoment(putAwayKey);
  const [open, setOpen] = useState(false);
  // Undefined on the server: the question has its place from the first frame on, or never.
  if (typeof putAwayAt === 'number') return null;
  return (
    <GridTile id={putAwayKey} suppressHydrationWarning>
      {putAwayAt === undefined && <PutAwayScript id={putAwayKey} />}
      <button type="button" className={styles.ask} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UserRoundSearch aria-hidden="true" />
        {t('ask_seeking.title')}
      </button>
      <button type="button" className={styles.close} onClick={putAway} aria-label={t('common:action.close')}>
        <X aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <KeepSeeking onClose={() => setOpen(false)} onPutAway={putAway} />
        </Suspense>
      )}
    </GridTile>
  );
}

import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { browserApi } from '../../../shared/api/browser-api';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/notices/toasts';
import { verificationQuery } from './verification-query';
import styles from './verification-card.module.scss';

// Drawings and camera are loaded only when a verification begins.
const VerificationDialog = lazy(() => import('./verification-dialog'));

/** The state of the member's verified photo, and the next step. Texts: `verification`. */
export function VerificationCard({
  initial,
  main,
  sendPhotos,
}: {
  initial: AnswerOf<'getVerification'>;
  /** The main photo, on which the verification depends. */
  main: OwnProfile['main_image'];
  /** Sends the photos that are picked, before anything is compared with them. Resolves to false if one failed. */
  sendPhotos?: (() => Promise<boolean>) | undefined;
}) {
  const { t } = useTranslation('verification');
  const { ofError } = useProblemText();
  const client = useQueryClient();
  const { data: standing } = useApiQuery(verificationQuery, initial);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  useAskAgain(`${main?.id} ${main?.status}`);
  const show = (answer: AnswerOf<'getVerification'>) => client.setQueryData(verificationQuery.key, answer);

  const start = useMutation({
    mutationFn: async () => {
      if (sendPhotos && !(await sendPhotos())) return null;
      return browserApi()('startVerification');
    },
    onSuccess: (answer) => {
      if (!answer) return;
      show(answer);
      if (answer.state === 'started') setOpen(true);
    },
    onError: (error) => showToast(ofError(error), 'danger'),
  });
  const withdraw = useMutation({
    mutationFn: () => browserApi()('withdrawVerification'),
    onSuccess: show,
    onError: (error) => showToast(ofError(error), 'danger'),
  });
  const { state } = standing;
  const isReady = sendPhotos !== undefined || ('ready' in standing && standing.ready);
  const mayStart = state === 'started' || ((state === 'none' || state === 'refused') && isReady);
  return (
    <section className={styles.card} aria-labelledby={titleId} id="verification">
      <h2 id={titleId}>
        <BadgeCheck aria-hidden="true" className={state === 'verified' ? styles.done : undefined} />
        {t('title')}
      </h2>
      <div role="status" className={styles.standing}>
        {state === 'verified' && (
          <>
            <p>{t('verified')}</p>
            <p className={styles.aside}>{t('ends')}</p>
          </>
        )}
        {state === 'waiting' && (
          <p className={styles.waiting}>
            <Clock3 aria-hidden="true" />
            {t('waiting')}
          </p>
        )}
        {state === 'refused' && <p>{t(`refused.${standing.reason}`)}</p>}
      </div>
      {(state === 'none' || state === 'started') && (
        <>
          <p>{t('why')}</p>
          <p className={styles.aside}>{t('free')}</p>
        </>
      )}
      {state === 'waiting' && (
        <Button look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('withdraw')}
        </Button>
      )}
      {(state === 'none' || state === 'refused') && !isReady && (
        <p className={styles.aside}>{t('needs_photo')}</p>
      )}
      {mayStart && (
        <Button look="secondary" busy={start.isPending} onClick={() => start.mutate()}>
          {t(state === 'refused' ? 'retry' : 'start')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <VerificationDialog
            standing={standing}
            isStarting={start.isPending}
            onStart={() => start.mutate()}
            onStanding={show}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Refetches once the answer's premises changed. */
function useAskAgain(by: string): void {
  const client = useQueryClient();
  const asked = useRef(by);
  useEffect(() => {
    if (asked.current === by) return;
    asked.current = by;
    void client.invalidateQueries({ queryKey: verificationQuery.key });
  }, [by, client]);
}

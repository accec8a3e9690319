import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX, Hourglass, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ageCheckOrigin } from '../../domain/account/age-check-origin';
import { PageHead } from '../../domain/account/page-head';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import { useAlive } from '../../shared/site/use-alive';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { TextSkeleton } from '../../shared/ui/notices/skeleton';
import styles from './age-check-page.module.scss';
import { ageCheckQuery } from './age-check-query';
import { useAgeResult } from './use-age-result';

/** All states of a member's check. */
type Standing = 'start' | 'proven' | 'not_required' | 'unavailable' | 'not_adult' | 'cancelled' | 'pending';

const looks: Record<Standing, { icon: typeof CircleCheck; look: 'plain' | 'done' | 'failed' | 'open' }> = {
  start: { icon: ShieldCheck, look: 'plain' },
  proven: { icon: CircleCheck, look: 'done' },
  not_required: { icon: ShieldCheck, look: 'plain' },
  unavailable: { icon: ShieldCheck, look: 'plain' },
  not_adult: { icon: CircleX, look: 'failed' },
  cancelled: { icon: CircleX, look: 'plain' },
  pending: { icon: Hourglass, look: 'open' },
};

/** States from which a check can be started. */
const mayBegin: ReadonlySet<Standing> = new Set(['start', 'not_adult', 'cancelled']);

/** The purpose of the age check, the way to its provider, and its result (trust 21). */
export function AgeCheckPage({ initial }: { initial: AnswerOf<'getAgeCheck'> }) {
  const { t } = useTranslation('age-check');
  const locale = useDateLocale();
  const { ofError } = useProblemText();
  const { data } = useApiQuery(ageCheckQuery, initial);
  const { outcome, isReading, failure, again } = useAgeResult();
  const start = useMutation({
    mutationFn: () => browserApi()('startAgeCheck'),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const standing = standingOf(data, outcome);
  const { icon: Icon, look } = looks[standing];
  const until = data.proven_until === null ? '' : formatDate(data.proven_until, locale);
  const problem = failure ?? start.error;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <OfflineNotice />
      {isReading && outcome === undefined ? (
        <div role="status" className={styles.result}>
          <h1>{t('reading')}</h1>
          <TextSkeleton />
        </div>
      ) : (
        <div role="status" aria-live="polite" className={styles.result}>
          <span className={classNames(styles.icon, styles[look])}>
            <Icon aria-hidden="true" />
          </span>
          <h1>{t(`${standing}.title`)}</h1>
          <p>{t(`${standing}.text`, { date: until })}</p>
        </div>
      )}
      {problem !== null && (
        <Alert kind="danger" focused>
          {ofError(problem)}
        </Alert>
      )}
      {standing === 'start' && (
        <ul className={styles.promises}>
          <li>{t('promise.provider')}</li>
          <li>{t('promise.kept')}</li>
          <li>{t('promise.free')}</li>
        </ul>
      )}
      <div className={styles.actions}>
        {mayBegin.has(standing) && !isReading && (
          <Button size="large" busy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
            {t(standing === 'start' ? 'begin' : 'begin_again')}
          </Button>
        )}
        {standing === 'pending' && (
          <Button size="large" busy={isReading} onClick={again}>
            {t('look_again')}
          </Button>
        )}
        {failure !== null && <Button onClick={again}>{t('common:action.retry')}</Button>}
        <WayBack main={standing === 'proven' || standing === 'not_required'} />
      </div>
    </div>
  );
}

/** Back to the page that led here, else to all members. */
function WayBack({ main }: { main: boolean }) {
  const { t } = useTranslation('age-check');
  const path = usePaths();
  // Only the tab knows it, not the server.
  const origin = useAlive() ? ageCheckOrigin() : null;
  return (
    <ButtonLink to={origin ?? path('members')} look={main ? 'primary' : 'quiet'}>
      {t(origin === null ? 'to_members' : 'back')}
    </ButtonLink>
  );
}

/** @param outcome the provider's latest answer */
function standingOf(
  { required, available, proven_until: until }: AnswerOf<'getAgeCheck'>,
  outcome: AnswerOf<'finishAgeCheck'>['outcome'] | undefined,
): Standing {
  if (until !== null) return 'proven';
  if (outcome !== undefined && outcome !== 'adult') return outcome;
  if (!required) return 'not_required';
  return available ? 'start' : 'unavailable';
}

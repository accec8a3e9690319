import { CalendarClock, Eye, EyeOff, MapPin, Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@kindling/contract/text/isolate';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { showToast } from '../../shared/ui/notices/toasts';
import { useRefresh, type DateShare, type DateShares, type NewLink } from './date-shares-query';
import styles from './date-shares-page.module.scss';
import { EndDialog } from './end-dialog';
import { LinkBox } from './link-box';
import { PlanForm } from './plan-form';
import { useWallTime } from './use-wall-time';

const kinds = { planned: 'plain', asked: 'warning', well: 'success', ended: 'plain' } as const;

/** A plan that the member shares, with what can be done about it. */
export function PlanCard({ share, times }: { share: DateShare; times: DateShares }) {
  const { t } = useTranslation('date-shares');
  const { ofError } = useProblemText();
  const time = useWallTime();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'form' | 'ending'>();
  const [busy, setBusy] = useState<'well' | 'link'>();
  const [made, setMade] = useState<NewLink>();
  const { id, state, other } = share;
  const params = { id };
  const isOpen = state === 'planned' || state === 'asked';
  const hasBegun = state === 'asked' || share.at <= times.now;
  const close = () => setOpen(undefined);

  const run = async (what: 'well' | 'link', task: () => Promise<void>) => {
    setBusy(what);
    try {
      await task();
      await refresh();
    } catch (error) {
      showToast(ofError(error), 'danger');
      await refresh();
    } finally {
      setBusy(undefined);
    }
  };
  const checkIn = () =>
    run('well', async () => {
      await browserApi()('checkIn', { params });
      setMade(undefined);
      showToast(t('well.done'), 'success');
    });
  const renew = () =>
    run('link', async () => {
      setMade(undefined);
      setMade(await browserApi()('renewDateShareLink', { params }));
    });
  const named = (action: string) => `${action}: ${isolate(other)}`;

  return (
    <li className={classNames(styles.card, state === 'asked' && styles.asked)} data-state={state}>
      <header>
        <h3>{t('with', { name: other })}</h3>
        <Badge kind={kinds[state]}>{t(`state.${state}`)}</Badge>
      </header>
      {state === 'asked' && <p className={styles.question}>{t('asked.text')}</p>}
      {open === 'form' ? (
        <PlanForm
          before={share}
          times={times}
          submit={t('common:action.save')}
          onCancel={close}
          onSend={async ({ sharer, other: name, place, at }) => {
            await browserApi()('changeDateShare', { params, body: { sharer, other: name, place, at } });
            await refresh();
            close();
          }}
        />
      ) : (
        <>
          <ul className={styles.facts}>
            <li>
              <CalendarClock aria-hidden="true" />
              <time dateTime={share.at}>{time(share.at)}</time>
            </li>
            <li>
              <MapPin aria-hidden="true" />
              <bdi>{share.place}</bdi>
            </li>
            {state !== 'ended' && (
              <>
                <li>
                  {share.opened ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
                  <span>{t(share.opened ? 'opened' : 'not_opened')}</span>
                </li>
                <li>
                  <Timer aria-hidden="true" />
                  <span>
                    {t(state === 'planned' ? 'asked_at' : 'ends_at', {
                      time: time(state === 'planned' ? share.asked_at : share.ends_at),
                    })}
                  </span>
                </li>
              </>
            )}
          </ul>
          {made && <LinkBox made={made} />}
          <div className={styles.actions}>
            {isOpen && (
              <>
                {hasBegun && (
                  <Button
                    look={state === 'asked' ? 'primary' : 'secondary'}
                    size={state === 'asked' ? 'medium' : 'small'}
                    busy={busy === 'well'}
                    aria-label={named(t('well.action'))}
                    onClick={() => void checkIn()}
                  >
                    {t('well.action')}
                  </Button>
                )}
                <Button
                  look="secondary"
                  size="small"
                  aria-label={named(t('change'))}
                  onClick={() => setOpen('form')}
                >
                  {t('change')}
                </Button>
                <Button
                  look="secondary"
                  size="small"
                  busy={busy === 'link'}
                  aria-label={named(t('renew'))}
                  onClick={() => void renew()}
                >
                  {t('renew')}
                </Button>
              </>
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={named(t(state === 'ended' ? 'end.delete' : 'end.action'))}
              onClick={() => setOpen('ending')}
            >
              {t(state === 'ended' ? 'end.delete' : 'end.action')}
            </Button>
          </div>
        </>
      )}
      {open === 'ending' && <EndDialog share={share} onClose={close} />}
    </li>
  );
}

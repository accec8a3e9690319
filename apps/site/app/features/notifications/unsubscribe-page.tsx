import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { consentsQuery } from '../../domain/account/consents-query';
import { PageHead } from '../../domain/account/page-head';
import { useMailedToken } from '../../domain/account/mail-address/use-mailed-token';
import { userQuery } from '../../domain/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useForm } from '../../shared/forms/use-form';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import styles from './unsubscribe-page.module.scss';

/** What one link opened. */
interface Opened {
  token: string;
  kinds: readonly NotificationKind[];
  /** Null if the link is valid. */
  problem: string | null;
}

/**
 * Ends mails of some kinds without a login. It says what the link ends and needs a press, because programs open the links of
 * mails unasked.
 */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const token = useMailedToken();
  const { ofError } = useProblemText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [endedToken, setEnded] = useState('');

  useEffect(() => {
    if (!token) return;
    let isStale = false;
    const tell = (found: Omit<Opened, 'token'>) => {
      if (!isStale) setOpened({ token, ...found });
    };
    browserApi()('openUnsubscription', { body: { token } }).then(
      ({ kinds }) => tell({ kinds, problem: null }),
      (error: unknown) => tell({ kinds: [], problem: ofError(error) }),
    );
    return () => {
      isStale = true;
    };
  }, [token, ofError]);

  const isDone = token !== undefined && token !== '' && endedToken === token;
  const title = t(isDone ? 'unsubscribe.done_title' : 'unsubscribe.title');
  const known = opened?.token === token ? opened : null;
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <h1>{title}</h1>
      {token === '' || known?.problem ? (
        <Unknown problem={known?.problem ?? t('errors:link_expired')} />
      ) : known && token ? (
        <>
          <p>{t(isDone ? 'unsubscribe.done' : 'unsubscribe.lead')}</p>
          <ul>
            {known.kinds.map((kind) => (
              <li key={kind}>{t(`kind.${kind}.name`)}</li>
            ))}
          </ul>
          {isDone ? <Preferences /> : <Press token={token} onDone={() => setEnded(token)} />}
        </>
      ) : (
        <p role="status">{t('common:loading')}</p>
      )}
    </div>
  );
}

function Press({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const form = useForm({}, async () => {
    await browserApi()('unsubscribe', { body: { token } });
    for (const queryKey of [userQuery.key, consentsQuery.key]) void client.invalidateQueries({ queryKey });
    onDone();
  });
  return (
    <form onSubmit={form.onSubmit}>
      {form.failure && (
        <Alert kind="danger" focused>
          {form.failure}
        </Alert>
      )}
      <Button type="submit" size="large" busy={form.busy}>
        {t('unsubscribe.submit')}
      </Button>
    </form>
  );
}

function Preferences() {
  const { t } = useTranslation('notifications');
  const path = usePaths();
  return (
    <>
      <p role="status">{t('unsubscribe.all')}</p>
      <ButtonLink to={path('notifications')} look="secondary">
        {t('title')}
      </ButtonLink>
    </>
  );
}

function Unknown({ problem }: { problem: string }) {
  const { t } = useTranslation('notifications');
  const path = usePaths();
  return (
    <>
      <Alert kind="danger" focused>
        {problem}
      </Alert>
      <p>{t('unsubscribe.expired_help')}</p>
      <ButtonLink to={path('notifications')} size="large">
        {t('title')}
      </ButtonLink>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userQuery, useUser } from '../../domain/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { ButtonLink } from '../../shared/ui/button';
import { useMailedToken } from '../../domain/account/use-mailed-token';

/** What became of one token. */
interface Outcome {
  token: string;
  /** Null where the address is changed. */
  problem: string | null;
}

/** Gives the account its new address by the link that was mailed there. */
export function MailChange() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const path = usePaths();
  const user = useUser();
  const { ofError } = useProblemText();
  const token = useMailedToken();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useRef('');

  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    browserApi()('confirmMailChange', { body: { token } }).then(
      () => {
        setOutcome({ token, problem: null });
        void client.invalidateQueries({ queryKey: userQuery.key });
      },
      (error: unknown) => setOutcome({ token, problem: ofError(error) }),
    );
  }, [token, client, ofError]);

  if (token === undefined || (token !== '' && outcome?.token !== token))
    return <p role="status">{t('mail_change.working')}</p>;
  const problem = token === '' ? t('errors:link_expired') : outcome?.problem;
  return (
    <>
      <Alert kind={problem ? 'danger' : 'success'} focused>
        {problem ?? t('mail_change.done')}
      </Alert>
      {problem && <p>{t('mail_change.expired_help')}</p>}
      <ButtonLink to={path(user ? 'settings' : 'login')} size="large">
        {t(user ? 'common:nav.settings' : 'common:action.login')}
      </ButtonLink>
    </>
  );
}

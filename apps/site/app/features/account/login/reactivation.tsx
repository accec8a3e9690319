import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useJustDeleted } from '../../../domain/account/just-deleted';
import { useUser } from '../../../domain/account/use-user';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';
import { useForm } from '../../../shared/forms/use-form';
import { usePaths } from '../../../shared/routing/use-paths';
import { PageHead } from '../../../domain/account/page-head';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { AccountScreen } from '../account-screen';
import styles from '../forms.module.scss';
import { useMailedToken } from '../../../domain/account/mail-address/use-mailed-token';

/** The end of an account, or, opened from the mail, the way back to it (specification §4, decisions §3.5). */
export function Reactivation() {
  const { t } = useTranslation('account');
  const token = useMailedToken();
  const [isBack, setBack] = useState(false);
  const user = useUser();
  const path = usePaths();
  const isGone = useJustDeleted();
  // A member without a link has an account: leads to its deletion.
  if (user && token === '' && !isBack) return <Navigate to={`${path('settings')}#leave`} replace />;
  const ended = isGone ? 'deleted.title' : 'deleted.unknown_title';
  const title = t(isBack ? 'reactivate.done_title' : token ? 'reactivate.title' : ended);
  return (
    <AccountScreen title={title}>
      <PageHead title={title} />
      {isBack ? (
        <WelcomeBack />
      ) : token ? (
        <BringBack token={token} onDone={() => setBack(true)} />
      ) : (
        <Gone isJustDeleted={isGone} />
      )}
    </AccountScreen>
  );
}

/** Needs a press, so that software which opens the links of mails reactivates no account. */
function BringBack({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const path = usePaths();
  const [refused, setRefused] = useState('');
  const form = useForm({}, async () => {
    try {
      await browserApi()('reactivateAccount', { body: { token } });
    } catch (error) {
      if (!isApiProblem(error) || error.code !== 'link_expired') throw error;
      return setRefused(token);
    }
    onDone();
  });
  if (refused === token) {
    return (
      <>
        <Alert kind="danger" focused>
          {t('errors:link_expired')}
        </Alert>
        <p>{t('reactivate.expired_help')}</p>
        <ButtonLink to={path('login')} size="large">
          {t('common:action.login')}
        </ButtonLink>
      </>
    );
  }
  return (
    <form className={styles.press} onSubmit={form.onSubmit}>
      {form.failure && (
        <Alert kind="danger" focused>
          {form.failure}
        </Alert>
      )}
      <p>{t('reactivate.lead')}</p>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('reactivate.submit')}
      </Button>
    </form>
  );
}

function WelcomeBack() {
  const { t } = useTranslation('account');
  const path = usePaths();
  return (
    <>
      <Alert kind="success" focused>
        {t('reactivate.done')}
      </Alert>
      <ButtonLink to={path('login')} size="large">
        {t('common:action.login')}
      </ButtonLink>
    </>
  );
}

/** @param isJustDeleted in this tab; else it is unknown whether there was an account */
function Gone({ isJustDeleted }: { isJustDeleted: boolean }) {
  const { t } = useTranslation('account');
  const path = usePaths();
  return (
    <>
      {isJustDeleted && <p>{t('deleted.hidden')}</p>}
      <p>{t('deleted.way_back')}</p>
      <ButtonLink to={path('index')} look="secondary" size="large">
        {t('deleted.home')}
      </ButtonLink>
    </>
  );
}

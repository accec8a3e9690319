import { useTranslation } from 'react-i18next';
import { useUser } from '../../../domain/account/use-user';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { usePaths } from '../../../shared/routing/use-paths';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { useMailedToken } from '../../../domain/account/mail-address/use-mailed-token';
import { FirstPasskey } from './first-passkey';
import { useConfirmation } from './use-confirmation';

/** Confirms the account's new address by the mailed link. */
export function MailChange() {
  const { t } = useTranslation('account');
  const path = usePaths();
  const user = useUser();
  const { ofError } = useProblemText();
  const token = useMailedToken();
  const { outcome, isBusy, press } = useConfirmation('confirmMailChange', token, user !== null);

  if (token !== '' && !outcome) {
    if (token === undefined || user) return <p role="status">{t('mail_change.working')}</p>;
    return (
      <>
        <p>{t('mail_change.lead')}</p>
        <Button size="large" busy={isBusy} onClick={press}>
          {t('mail_change.submit')}
        </Button>
      </>
    );
  }
  const problem =
    token === '' ? t('errors:link_expired') : outcome?.state === 'refused' && ofError(outcome.error);
  return (
    <>
      <Alert kind={problem ? 'danger' : 'success'} focused>
        {problem || t(outcome?.state === 'already' ? 'errors:already_active' : 'mail_change.done')}
      </Alert>
      {outcome?.state === 'done' && user?.has_password === false && <FirstPasskey />}
      {problem && <p>{t('mail_change.expired_help')}</p>}
      <ButtonLink to={path(user ? 'settings' : 'login')} size="large">
        {t(user ? 'common:nav.settings' : 'common:action.login')}
      </ButtonLink>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../shared/api/api-query';
import { isApiProblem } from '../../../shared/api/page-queries';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Button } from '../../../shared/ui/button';
import { Alert } from '../../../shared/ui/notices/alert';
import { BanReasons } from './ban-reasons';
import { usePasskeyLogin } from './use-passkey-login';

/** Logs in with a passkey instead of address and password. */
export function PasskeyLogin({
  onEntered,
  onLeave,
}: {
  onEntered: (entered: AnswerOf<'loginWithPasskey'>) => Promise<unknown>;
  onLeave?: (() => void) | undefined;
}) {
  const { t } = useTranslation('account');
  const { ofError } = useProblemText();
  const { busy, refused, press } = usePasskeyLogin(onEntered);
  return (
    <>
      {refused !== undefined && (
        <Alert kind="danger" focused>
          <span>{isApiProblem(refused) ? ofError(refused) : t('login.passkey_failed')}</span>{' '}
          <BanReasons refused={refused} onLeave={onLeave} />
        </Alert>
      )}
      <Button look="secondary" size="large" wide busy={busy} onClick={press}>
        {t('login.passkey')}
      </Button>
    </>
  );
}

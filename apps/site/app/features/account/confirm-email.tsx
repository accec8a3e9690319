import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@kindling/contract/shapes/user';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';

type Resent = { kind: 'success' | 'danger'; text: string } | null;

/** Asks for the confirmation of the address, sends the mail again, and lets the member look around meanwhile. */
export function ConfirmEmail({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { ofError } = useProblemText();
  const path = usePaths();
  const [busy, setBusy] = useState(false);
  const [resent, setResent] = useState<Resent>(null);

  const resend = async () => {
    setBusy(true);
    try {
      await browserApi()('resendActivation');
      setResent({ kind: 'success', text: t('complete.resent') });
    } catch (error) {
      setResent({ kind: 'danger', text: ofError(error) });
    } finally {
      setBusy(false);
    }
  };

  if (user.status === 'active') {
    return (
      <>
        <Alert kind="success">{t('activate.done')}</Alert>
        <ButtonLink to={path('members')} size="large">
          {t('common:action.to_members')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{t('complete.sent', { email: user.email })}</p>
      <p>{t('complete.until_then')}</p>
      {resent && (
        <Alert kind={resent.kind} focused>
          {resent.text}
        </Alert>
      )}
      <ButtonLink to={path('members')} size="large">
        {t('common:action.to_members')}
      </ButtonLink>
      <Button look="secondary" busy={busy} onClick={() => void resend()}>
        {t('complete.resend')}
      </Button>
    </>
  );
}

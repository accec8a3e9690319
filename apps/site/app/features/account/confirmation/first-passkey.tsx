import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceOf } from '@kindling/contract/accounts/device-name';
import { browserApi } from '../../../shared/api/browser-api';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';

/** Makes the passkey of a member who signed up without a password, right after the confirmation. */
export function FirstPasskey() {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<'made' | 'failed'>();
  const [isBusy, setBusy] = useState(false);

  const make = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const invitation = await browserApi()('beginPasskey', { body: {} });
      const { makePasskey } = await import('../../../domain/account/passkeys/passkey-device');
      const made = await makePasskey(invitation);
      const { browser, system } = deviceOf(navigator.userAgent);
      const name = [browser, system].filter(Boolean).join(' · ') || invitation.site;
      await browserApi()('addPasskey', { body: { made, name } });
      setOutcome('made');
    } catch {
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };

  if (outcome === 'made')
    return (
      <Alert kind="success" focused>
        {t('activate.passkey_made')}
      </Alert>
    );
  return (
    <>
      <p>{t('activate.first_passkey')}</p>
      {outcome === 'failed' && (
        <Alert kind="warning" focused>
          {t('activate.passkey_failed')}
        </Alert>
      )}
      <Button size="large" busy={isBusy} onClick={() => void make()}>
        {t('activate.make_passkey')}
      </Button>
    </>
  );
}

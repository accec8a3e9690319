import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '../../../shared/api/browser-api';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { Button } from '../../../shared/ui/button';

/** Mails the link that sets the first password of a member who signed up by passkey. */
export function FirstPassword({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const [isSent, setSent] = useState(false);
  const form = useForm({}, async () => {
    setSent(false);
    await browserApi()('requestPasswordReset', { body: { email } });
    setSent(true);
  });
  return (
    <LiveForm form={form} done={isSent && t('no_password.sent', { email })}>
      <div>
        <Button type="submit" look="secondary" busy={form.busy}>
          {t('no_password.submit')}
        </Button>
      </div>
    </LiveForm>
  );
}

/** In the place of a form that asks for the password. */
export function NoPassword() {
  const { t } = useTranslation('settings');
  return (
    <p>
      {t('no_password.needed')} <a href="#password">{t('no_password.choose')}</a>
    </p>
  );
}

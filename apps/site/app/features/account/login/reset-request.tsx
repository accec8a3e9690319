import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import { browserApi } from '../../../shared/api/browser-api';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import styles from '../forms.module.scss';

/**
 * Asks for the address that a link to a new password goes to. The answer fits the brand: one that conceals accounts says 'if'
 * (decisions §3.3).
 */
export function ResetRequest() {
  const { t } = useTranslation('account');
  const { settings } = useSite();
  const path = usePaths();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ email: emailProblem(email) }, async () => {
    setSentTo(null);
    await browserApi()('requestPasswordReset', { body: { email } });
    setSentTo(email.trim());
  });

  return (
    <>
      {sentTo === null ? (
        <p>{t('reset.lead')}</p>
      ) : (
        <Alert kind="success" focused>
          {t(settings.account_disclosure === 'conceal' ? 'reset.sent_if' : 'reset.sent', { email: sentTo })}
        </Alert>
      )}
      <LiveForm form={form}>
        <Field
          label={t('field.email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          problem={form.problemOf('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          size="large"
          wide
          look={sentTo === null ? 'primary' : 'secondary'}
          busy={form.busy}
        >
          {t(sentTo === null ? 'reset.submit' : 'reset.again')}
        </Button>
      </LiveForm>
      {sentTo !== null && <p className={styles.small}>{t('reset.hint')}</p>}
      <p>
        <Link to={path('login')}>{t('reset.to_login')}</Link>
      </p>
    </>
  );
}

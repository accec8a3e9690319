import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import type { User } from '@kindling/contract/overviews/user';
import { browserApi } from '../../../shared/api/browser-api';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import { PasswordField } from '../../../shared/ui/fields/password-field';
import { NoPassword } from './no-password';
import { Section } from './section';

/** Requests another address; the account keeps its own until the link mailed to the new one is opened. */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  // A mistyped address is corrected without a password: it gets no mail to choose one by.
  const asksPassword = user.has_password;
  const found = {
    email: emailProblem(email) && ('invalid_new_email' as const),
    password: asksPassword && password === '' ? ('required' as const) : undefined,
  };
  const form = useForm(found, async () => {
    setSentTo(null);
    await browserApi()('requestMailChange', { body: asksPassword ? { email, password } : { email } });
    setSentTo(email.trim());
    setEmail('');
    setPassword('');
  });
  const lead = t('email.lead', { email: user.email });
  const told = user.mail_refused ? `${lead} ${t('common:alert.mail.text')}` : lead;
  if (!user.has_password && user.status === 'active')
    return (
      <Section id="email" lead={told}>
        <NoPassword />
      </Section>
    );
  return (
    <Section id="email" lead={told}>
      <LiveForm form={form} done={sentTo !== null && t('email.sent', { email: sentTo })}>
        <Field
          label={t('email.new')}
          type="email"
          name="new_email"
          autoComplete="email"
          required
          value={email}
          problem={form.problemOf('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        {asksPassword && (
          <PasswordField
            label={t('email.password')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            problem={form.problemOf('password')}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <div>
          <Button type="submit" busy={form.busy}>
            {t('email.submit')}
          </Button>
        </div>
      </LiveForm>
    </Section>
  );
}

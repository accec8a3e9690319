import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { passwordProblem } from '@kindling/contract/accounts/account-rules';
import { passwordLength } from '@kindling/contract/accounts/password-length';
import type { User } from '@kindling/contract/overviews/user';
import { browserApi } from '../../../shared/api/browser-api';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { Button } from '../../../shared/ui/button';
import { PasswordField } from '../../../shared/ui/fields/password-field';
import { sessionsQuery } from '../settings-queries';
import { FirstPassword } from './no-password';
import { Section } from './section';

const empty = { old_password: '', password: '', password_repeat: '' };

export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  return user.has_password ? (
    <Section id="password" lead={t('password.lead')}>
      <NewPassword user={user} />
    </Section>
  ) : (
    <Section id="password" lead={t('no_password.lead')}>
      <FirstPassword email={user.email} />
    </Section>
  );
}

/** Sets a new password by the old one, which ends every other session (decisions §3.1). */
function NewPassword({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [typed, setTyped] = useState(empty);
  const [isDone, setDone] = useState(false);
  const found = {
    old_password: typed.old_password === '' ? ('required' as const) : undefined,
    password: passwordProblem(typed.password),
    password_repeat: typed.password === typed.password_repeat ? undefined : ('passwords_differ' as const),
  };
  const form = useForm(found, async () => {
    setDone(false);
    await browserApi()('changePassword', { body: typed });
    setTyped(empty);
    setDone(true);
    void client.invalidateQueries({ queryKey: sessionsQuery.key });
  });
  const field = (name: keyof typeof empty) => ({
    name,
    required: true,
    value: typed[name],
    problem: form.problemOf(name),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <LiveForm form={form} done={isDone && t('password.done')}>
      {/* Tells the browser's password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField label={t('password.old')} autoComplete="current-password" {...field('old_password')} />
      <PasswordField
        label={t('password.new')}
        hint={t('password.hint', { count: passwordLength.min })}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={t('password.repeat')} autoComplete="new-password" {...field('password_repeat')} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('password.submit')}
        </Button>
      </div>
    </LiveForm>
  );
}

import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deviceOf } from '@kindling/contract/accounts/device-name';
import { passkeyNameLength } from '@kindling/contract/accounts/passkey-rules';
import type { User } from '@kindling/contract/overviews/user';
import { browserApi } from '../../../shared/api/browser-api';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import { PasswordField } from '../../../shared/ui/fields/password-field';
import { passkeysQuery } from '../settings-queries';

type Outcome = 'added' | 'cancelled' | 'unsupported';

/** Asks for the password, creates a passkey on this device, and adds it to the account. */
export function NewPasskey({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();

  const found = {
    name: name.trim() === '' ? ('required' as const) : undefined,
    password: password === '' ? ('required' as const) : undefined,
  };
  const form = useForm(found, async () => {
    setOutcome(undefined);
    const invitation = await browserApi()('beginPasskey', { body: { password } });
    const { makePasskey } = await import('../../../domain/account/passkeys/passkey-device');
    const made = await makePasskey(invitation).catch(() => undefined);
    if (!made) return setOutcome('cancelled');
    await browserApi()('addPasskey', { body: { made, name } });
    await client.invalidateQueries({ queryKey: passkeysQuery.key });
    setPassword('');
    setOpen(false);
    setOutcome('added');
  });

  const open = () => {
    setOutcome(undefined);
    if (!('PublicKeyCredential' in window)) return setOutcome('unsupported');
    const { browser, system } = deviceOf(navigator.userAgent);
    setName(
      browser && system
        ? t('devices.name', { browser, system })
        : (browser ?? system ?? t('devices.unknown')),
    );
    setOpen(true);
  };

  if (!isOpen)
    return (
      <>
        {outcome && (
          <Alert kind={outcome === 'added' ? 'success' : 'warning'} focused>
            {t(`passkeys.${outcome}`)}
          </Alert>
        )}
        <div>
          <Button look="secondary" onClick={open}>
            {t('passkeys.add')}
          </Button>
        </div>
      </>
    );
  return (
    <LiveForm form={form}>
      {outcome && (
        <Alert kind="warning" focused>
          {t(`passkeys.${outcome}`)}
        </Alert>
      )}
      {/* Lets password managers match the password to the account. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <Field
        label={t('passkeys.name')}
        name="name"
        required
        maxLength={passkeyNameLength}
        value={name}
        problem={form.problemOf('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={t('email.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        problem={form.problemOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('passkeys.add')}
        </Button>
      </div>
    </LiveForm>
  );
}

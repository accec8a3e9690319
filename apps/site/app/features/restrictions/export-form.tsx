import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '../../shared/api/browser-api';
import { LiveForm } from '../../shared/forms/live-form';
import { useForm } from '../../shared/forms/use-form';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/password-field';

/** All of a banned member's data as a ZIP, for the password and the link that led here (trust 16). */
export function ExportForm({ id, token }: { id: string; token: string }) {
  const { t } = useTranslation('restrictions');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useForm({ password: password === '' ? 'required' : undefined }, async () => {
    setDone(false);
    const { path } = await browserApi()('exportByLink', { params: { id }, body: { token, password } });
    setPassword('');
    setDone(true);
    // The answer is a file to keep, so the page stays.
    window.location.assign(path);
  });
  return (
    <LiveForm form={form} done={isDone && t('export.done')}>
      <PasswordField
        label={t('export.password')}
        name="export_password"
        autoComplete="current-password"
        required
        value={password}
        problem={form.problemOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" look="secondary" busy={form.busy}>
          {t('export.submit')}
        </Button>
      </div>
    </LiveForm>
  );
}

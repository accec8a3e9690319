import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '../../shared/api/browser-api';
import { LiveForm } from '../../shared/forms/live-form';
import { useForm } from '../../shared/forms/use-form';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/password-field';
import { Section } from './section';

/** All of the member's data as a ZIP, for their password (trust 16). */
export function ExportSection() {
  const { t } = useTranslation('settings');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useForm({ password: password === '' ? 'required' : undefined }, async () => {
    setDone(false);
    const { path } = await browserApi()('exportAccount', { body: { password } });
    setPassword('');
    setDone(true);
    // The answer is a file to keep, so the page stays.
    window.location.assign(path);
  });
  return (
    <Section id="export" lead={t('export.lead')}>
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
    </Section>
  );
}

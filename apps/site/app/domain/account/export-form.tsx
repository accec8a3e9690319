import { useState } from 'react';
import { LiveForm } from '../../shared/forms/live-form';
import { useForm } from '../../shared/forms/use-form';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/fields/password-field';

/** All of a member's data as a ZIP, for their password (trust 16). */
export function ExportForm({
  texts,
  ask,
}: {
  texts: { password: string; submit: string; done: string };
  /** Orders the file. @returns the address it is at */
  ask: (password: string) => Promise<{ path: string }>;
}) {
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useForm({ password: password === '' ? 'required' : undefined }, async () => {
    setDone(false);
    const { path } = await ask(password);
    setPassword('');
    setDone(true);
    // The answer is a file to keep, so the page stays.
    window.location.assign(path);
  });
  return (
    <LiveForm form={form} done={isDone && texts.done}>
      <PasswordField
        label={texts.password}
        name="export_password"
        autoComplete="current-password"
        required
        value={password}
        problem={form.problemOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" look="secondary" busy={form.busy}>
          {texts.submit}
        </Button>
      </div>
    </LiveForm>
  );
}

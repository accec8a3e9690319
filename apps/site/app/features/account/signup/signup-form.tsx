import { useState, type SubmitEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { passwordLength } from '@kindling/contract/accounts/password-length';
import { isolate } from '@kindling/contract/text/isolate';
import type { FirstMessage } from '../../../domain/account/account-dialogs';
import { EmailSuggestion } from '../../../domain/account/mail-address/email-suggestion';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useFocusFirstProblem } from '../../../shared/forms/use-focus-first-problem';
import { LiveForm } from '../../../shared/forms/live-form';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { DateOfBirthField } from '../../../shared/ui/fields/date-of-birth-field';
import { Field } from '../../../shared/ui/fields/field';
import { PasswordField } from '../../../shared/ui/fields/password-field';
import { FirstMessageField } from './first-message-field';
import { Honeypot, honeypotIn } from './honeypot';
import styles from '../forms.module.scss';
import type { useSignup } from './use-signup';

const listOf = (liked: readonly { name: string }[], language: string): string =>
  new Intl.ListFormat(language).format(liked.map(({ name }) => isolate(name)));

/** Step 0 of the signup. @param signup made by the container, which must know whether it is in progress */
export function SignupForm({
  signup,
  to,
}: {
  signup: ReturnType<typeof useSignup>;
  to?: FirstMessage | undefined;
}) {
  const { t } = useTranslation('account');
  const { settings, language } = useSite();
  const path = usePaths();
  const { ofField } = useProblemText();
  const focusFirstProblem = useFocusFirstProblem();
  const [acknowledged, setAcknowledged] = useState(false);
  const { draft, left, problems, failure, busy, change, visit } = signup;
  const problemOf = (field: keyof typeof problems) => problems[field] && ofField(problems[field]);

  const labels: Record<keyof typeof draft, string> = {
    email: t('field.email'),
    name: t('field.name'),
    date_of_birth: t('field.date_of_birth', { age: settings.minimum_age }),
    password: t('field.password'),
    message: t('field.message', { name: to?.name }),
  };

  const wrong = (Object.keys(draft) as (keyof typeof draft)[]).filter((field) => problems[field]);

  if (signup.closed) {
    return (
      <>
        <Alert>{t('signup.invite_only')}</Alert>
        <p>{t('signup.invite_only_help')}</p>
      </>
    );
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!busy) void signup.send(acknowledged, honeypotIn(form)).then(() => focusFirstProblem(form));
  };
  return (
    <LiveForm form={{ failure, onSubmit }}>
      {signup.tried && wrong.length > 1 && (
        <Alert kind="danger">
          {t('common:field.summary')}
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                {labels[field]}: {problemOf(field)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {signup.liked.length > 0 && (
        <Alert>
          <p>{t('signup.liked', { names: listOf(signup.liked, language) })}</p>
          <Button look="quiet" size="small" onClick={signup.dropLiked}>
            {t('signup.liked_drop')}
          </Button>
        </Alert>
      )}
      {signup.invited && <Alert>{t('signup.invited')}</Alert>}
      <Honeypot />
      {to && (
        <FirstMessageField
          to={to}
          value={draft.message}
          problem={problemOf('message')}
          acknowledged={acknowledged}
          onAcknowledge={setAcknowledged}
          onChange={(message) => change({ message })}
        />
      )}
      <Field
        label={labels.email}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        value={draft.email}
        problem={problemOf('email')}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={() => visit('email')}
      />
      <EmailSuggestion email={left.has('email') ? draft.email : ''} onTake={(email) => change({ email })} />
      <Field
        label={labels.name}
        hint={t('signup.name_hint')}
        name="nickname"
        autoComplete="nickname"
        required
        value={draft.name}
        problem={problemOf('name')}
        onChange={(event) => change({ name: event.target.value })}
        onBlur={() => visit('name')}
      />
      <DateOfBirthField
        label={labels.date_of_birth}
        value={draft.date_of_birth}
        language={language}
        problem={problemOf('date_of_birth')}
        onChange={(date_of_birth) => change({ date_of_birth })}
        onLeave={() => visit('date_of_birth')}
      />
      {signup.byPasskey ? (
        <p role="status">{t('signup.by_passkey_lead')}</p>
      ) : (
        <PasswordField
          label={labels.password}
          hint={t('signup.password_hint', { count: passwordLength.min })}
          name="password"
          autoComplete="new-password"
          required
          value={draft.password}
          problem={problemOf('password')}
          onChange={(event) => change({ password: event.target.value })}
          onBlur={() => visit('password')}
        />
      )}
      {signup.togglePasskey && (
        <div>
          <Button look="quiet" size="small" onClick={() => void signup.togglePasskey?.()}>
            {t(signup.byPasskey ? 'signup.by_password' : 'signup.by_passkey')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.small}>
        {signup.proving && t('signup.proving')}
      </p>
      <Button type="submit" size="large" wide busy={busy}>
        {t('signup.submit')}
      </Button>
      <p className={styles.small}>
        <Trans
          t={t}
          i18nKey="account:signup.agree"
          components={{
            terms: <Link to={path('pages-terms')} target="_blank" />,
            privacy: <Link to={path('pages-privacy')} target="_blank" />,
          }}
        />
      </p>
    </LiveForm>
  );
}

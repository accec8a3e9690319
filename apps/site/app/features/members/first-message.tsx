import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canStaffAnswer } from '@kindling/contract/fictional-answers';
import type { Profile } from '@kindling/contract/shapes/profile';
import { textLength } from '@kindling/contract/text-length';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { useUser } from '../../domain/account/use-user';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { LiveFields } from '../../shared/forms/live-fields';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';
import { Button, ButtonLink } from '../../shared/ui/button';
import fieldStyles from '../../shared/ui/field.module.scss';
import { MemberPortrait } from './member-portrait';
import { memberQuery } from '../../domain/profiles/member-query';
import styles from './first-message.module.scss';

/** Landing on a member (specification §2): their card and a first message, with which the signup starts. */
export function FirstMessagePage({ id, initial }: { id: string; initial: AnswerOf<'getMember'> }) {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  const { profile } = useApiQuery(memberQuery(id), initial).data;
  return (
    <div className={styles.page}>
      <PageHead title={t('landing.title', { name: profile.name })} />
      <MemberPortrait profile={profile} />
      <section className={styles.write}>
        <h1>{t('landing.title', { name: profile.name })}</h1>
        <p>{t('landing.text', { name: profile.name, brand: settings.name })}</p>
        {profile.fictional && (
          <p className={styles.small}>
            {t(canStaffAnswer(settings) ? 'fictional' : 'fictional_unanswered', {
              profile: settings.fictional_singular,
            })}
          </p>
        )}
        <MessageBox profile={profile} />
      </section>
    </div>
  );
}

function MessageBox({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members');
  const { message_length: longest } = useSite().settings;
  const path = usePaths();
  const user = useUser();
  const { openSignup, openLogin } = useAccountDialogs();
  const [text, setText] = useState('');
  const fieldId = useId();
  if (user) {
    return (
      <ButtonLink to={path('members-id-chat', { id: profile.id })} size="large" wide>
        {t('action.message')}
      </ButtonLink>
    );
  }
  const length = textLength(text);
  const { id: profileId, name, fictional } = profile;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        openSignup({ profileId, name, fictional, text: text.trim() });
      }}
    >
      <LiveFields>
        <label htmlFor={fieldId}>{t('landing.label', { name })}</label>
        <textarea
          id={fieldId}
          className={fieldStyles.control}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={`${fieldId}-length`}
          aria-invalid={length > longest || undefined}
        />
        <p id={`${fieldId}-length`} className={styles.small} data-over={length > longest || undefined}>
          {t('landing.length', { length, longest })}
        </p>
        <Button type="submit" size="large" wide disabled={length > longest}>
          <Send aria-hidden="true" />
          {t('landing.send')}
        </Button>
        <p className={styles.small}>
          {t('landing.after')}{' '}
          <Link
            to={path('login')}
            onClick={(event) => {
              event.preventDefault();
              openLogin();
            }}
          >
            {t('visitor.login')}
          </Link>
        </p>
      </LiveFields>
    </form>
  );
}

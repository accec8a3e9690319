import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { Button } from '../../shared/ui/button';
import styles from './beginning-only.module.scss';

/** For a visitor who was sent a part of a profile: how to read all of it. */
export function BeginningOnly({ profile }: { profile: Pick<Profile, 'name' | 'rest'> }) {
  const { t } = useTranslation('members');
  const { openLogin, openSignup } = useAccountDialogs();
  const { about_me: text, facts, interests, prompts } = profile.rest;
  if (!text && facts + interests + prompts === 0) return null;
  return (
    <section className={styles.beginning}>
      <h2>{t('beginning.title', { name: profile.name })}</h2>
      <p>{t('beginning.text')}</p>
      <div className={styles.ways}>
        <Button size="small" look="secondary" onClick={() => openSignup()}>
          {t('visitor.signup')}
        </Button>
        <Button size="small" look="quiet" onClick={openLogin}>
          {t('visitor.login')}
        </Button>
      </div>
    </section>
  );
}

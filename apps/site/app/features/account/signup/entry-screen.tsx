import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FirstMessage } from '../../../domain/account/account-dialogs';
import { usePaths } from '../../../shared/routing/use-paths';
import { loginAddress } from '../../../shared/session/login-address';
import { PageHead } from '../../../domain/account/page-head';
import { PageSignupForm } from './page-signup-form';
import styles from './entry-screen.module.scss';

/** The signup next to the member it starts from, with a first message to them. */
export function EntryScreen({
  to,
  children,
}: {
  to: FirstMessage;
  /** The member's picture. */
  children: ReactNode;
}) {
  const { t } = useTranslation('signup');
  const path = usePaths();
  const title = t('entry.title', { name: to.name });
  const chat = { pathname: path('members-id-chat', { id: to.profileId }), search: '' };
  return (
    <div className={styles.screen}>
      <PageHead title={title} />
      {children}
      <section className={styles.panel}>
        <h1>{title}</h1>
        <p>{t('entry.text')}</p>
        <PageSignupForm to={to} />
        <p>
          {t('account:signup.have_account')}{' '}
          <Link to={loginAddress(path('login'), chat)}>{t('common:action.login')}</Link>
        </p>
      </section>
    </div>
  );
}

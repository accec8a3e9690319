import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '@kindling/contract/overviews/user';
import { mailboxOf } from '../../../domain/account/mail-address/mailbox-of';
import { usePaths } from '../../../shared/routing/use-paths';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink, OutsideLink } from '../../../shared/ui/button';
import styles from './confirm-email.module.scss';
import { useChangeEmailPath } from './use-change-email-path';
import { useResend } from './use-resend';

/** Asks for the confirmation of the address, sends the mail again, and meanwhile leads to matching members. */
export function ConfirmEmail({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const path = usePaths();
  const changeEmailPath = useChangeEmailPath();
  const { busy, outcome, resend } = useResend();
  const confirmed = user.status === 'active';
  const mailbox = confirmed ? undefined : mailboxOf(user.email);
  return (
    <>
      {confirmed ? (
        <Alert kind="success">{t('activate.done')}</Alert>
      ) : (
        <div className={styles.text}>
          <p>{t('complete.sent', { email: user.email })}</p>
          <p>{t('complete.until_then')}</p>
        </div>
      )}
      {outcome && (
        <Alert kind={outcome.kind} focused>
          {outcome.text}
        </Alert>
      )}
      {mailbox && (
        <OutsideLink href={mailbox.address} size="large">
          {t('complete.open', { mailbox: mailbox.name })}
        </OutsideLink>
      )}
      <ButtonLink to={path('signup-matches')} size="large" look={mailbox ? 'secondary' : 'primary'}>
        {t('complete.matches')}
      </ButtonLink>
      {!confirmed && (
        <Button look={mailbox ? 'quiet' : 'secondary'} busy={busy} onClick={() => void resend()}>
          {t('common:activation.resend')}
        </Button>
      )}
      <ul className={styles.ways}>
        {!confirmed && (
          <li>
            <Link to={changeEmailPath}>{t('complete.change')}</Link>
          </li>
        )}
        {user.signup_step !== null && (
          <li>
            <Link to={path('signup')}>{t('complete.finish')}</Link>
          </li>
        )}
      </ul>
    </>
  );
}

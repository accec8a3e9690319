import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { User } from '@kindling/contract/shapes/user';
import { useTexts } from '../../shared/i18n/use-texts';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { apiSignupParameter, smartphone } from './reminder-rule';
import styles from './reminder.module.scss';
import { useChangeEmailPath } from './use-change-email-path';
import { useResend } from './use-resend';

/** An alert; a window over the page for who comes from a signup through the API on a smartphone. */
export default function Reminder({ user }: { user: User }) {
  const [parameters, setParameters] = useSearchParams();
  const [onPhone] = useState(() => matchMedia(smartphone).matches);
  const ready = useTexts(['account']);
  const { t } = useTranslation('account');
  if (!ready) return null;
  if (!onPhone || !parameters.has(apiSignupParameter)) {
    return (
      <aside className={styles.banner} aria-label={t('reminder.title')}>
        <MailCheck aria-hidden="true" />
        <Content user={user} size="small" />
      </aside>
    );
  }
  const close = () =>
    setParameters(
      (now) => {
        now.delete(apiSignupParameter);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Dialog title={t('reminder.title')} onClose={close}>
      <Content user={user} size="large" />
    </Dialog>
  );
}

function Content({ user, size }: { user: User; size: 'small' | 'large' }) {
  const { t } = useTranslation('account');
  const changeEmailPath = useChangeEmailPath();
  const { busy, outcome, resend } = useResend();
  return (
    <div className={styles.content}>
      <p>{t('reminder.text', { email: user.email })}</p>
      {outcome && (
        <Alert kind={outcome.kind} focused>
          {outcome.text}
        </Alert>
      )}
      <div className={styles.ways}>
        <Button
          look={size === 'large' ? 'primary' : 'secondary'}
          size={size}
          wide={size === 'large'}
          busy={busy}
          onClick={() => void resend()}
        >
          {t('complete.resend')}
        </Button>
        <Link to={changeEmailPath}>{t('reminder.change')}</Link>
      </div>
    </div>
  );
}

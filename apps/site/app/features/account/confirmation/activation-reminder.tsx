import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { User } from '@kindling/contract/overviews/user';
import { useUser } from '../../../domain/account/use-user';
import { useCurrentPage } from '../../../shared/routing/use-paths';
import { useAlive } from '../../../shared/site/use-alive';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Fold } from '../../../shared/ui/fold';
import styles from './activation-reminder.module.scss';
import { apiSignupParameter, remindsOfActivation, smartphone } from './activation-reminder-rule';
import { useChangeEmailPath } from './use-change-email-path';
import { useResend } from './use-resend';

/** Among the notices: reminds of the mail that confirms the address (specification §4). */
export function ActivationReminder() {
  const user = useUser();
  const page = useCurrentPage();
  return user && remindsOfActivation(user, page) ? <Reminder user={user} /> : null;
}

/** An alert; after a signup through the API on a smartphone a window over the page. */
function Reminder({ user }: { user: User }) {
  const [parameters, setParameters] = useSearchParams();
  const alive = useAlive();
  const { t } = useTranslation();
  const fromApi = parameters.has(apiSignupParameter);
  // Only the browser knows the screen.
  if (fromApi && !alive) return null;
  if (!fromApi || !matchMedia(smartphone).matches) {
    return (
      <aside className={styles.banner} aria-label={t('activation.title')}>
        <Fold className={styles.fold} icon={<MailCheck aria-hidden="true" />} line={t('activation.title')}>
          <Content user={user} size="small" />
        </Fold>
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
    <Dialog title={t('activation.title')} onClose={close}>
      <Content user={user} size="large" />
    </Dialog>
  );
}

function Content({ user, size }: { user: User; size: 'small' | 'large' }) {
  const { t } = useTranslation();
  const alive = useAlive();
  const changeEmailPath = useChangeEmailPath();
  const { busy, outcome, resend } = useResend();
  return (
    <div className={styles.content}>
      <p>{t('activation.text', { email: user.email })}</p>
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
          disabled={!alive}
          onClick={() => void resend()}
        >
          {t('activation.resend')}
        </Button>
        <Link to={changeEmailPath}>{t('activation.change')}</Link>
      </div>
    </div>
  );
}

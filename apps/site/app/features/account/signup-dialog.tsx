import { useTranslation } from 'react-i18next';
import type { FirstMessage } from '../../shared/account/account-dialogs';
import { useTexts } from '../../shared/i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { SignupForm } from './signup-form';
import { isBegun } from './signup-draft';
import { useSignup } from './use-signup';
import styles from './forms.module.scss';

/**
 * Signup over any page. While it is in progress neither Esc nor the backdrop closes it (specification §4); the way out is
 * a button of its own.
 */
export default function SignupDialog({
  to,
  onClose,
}: {
  to?: FirstMessage | undefined;
  onClose: () => void;
}) {
  return useTexts(['account', 'profile']) ? <OpenDialog to={to} onClose={onClose} /> : null;
}

function OpenDialog({ to, onClose }: { to: FirstMessage | undefined; onClose: () => void }) {
  const { t } = useTranslation('account');
  const signup = useSignup(to, onClose);
  const inProgress = signup.busy || isBegun(signup.draft);
  return (
    <Dialog title={t('signup.title')} onClose={onClose} dismissable={!inProgress}>
      <SignupForm signup={signup} to={to} />
      {inProgress && (
        <div className={styles.leave}>
          <Button look="quiet" size="small" onClick={onClose}>
            {t('signup.later')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

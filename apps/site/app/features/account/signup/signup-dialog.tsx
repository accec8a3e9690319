import { Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccountDialogs, type FirstMessage } from '../../../domain/account/account-dialogs';
import { useUser } from '../../../domain/account/use-user';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SignupForm } from './signup-form';
import { isBegun } from '../../../domain/account/signup/signup-draft';
import { stepName } from '../steps/signup-steps';
import { StepBody } from '../steps/step-body';
import { StepProgress } from '../steps/step-progress';
import { useSignup } from './use-signup';
import { useSignupSteps } from '../steps/use-signup-steps';
import styles from '../forms.module.scss';

/**
 * Signup over any page: the form, and once there is an account the steps after it. While it is in progress neither Esc
 * nor the backdrop closes it (specification §4); the way out is a button of its own.
 */
export default function SignupDialog({
  to,
  onClose,
}: {
  to?: FirstMessage | undefined;
  onClose: () => void;
}) {
  return useTexts(['account', 'profile', 'signup']) ? <OpenDialog to={to} onClose={onClose} /> : null;
}

function OpenDialog({ to, onClose }: { to: FirstMessage | undefined; onClose: () => void }) {
  const { t } = useTranslation('account');
  const user = useUser();
  const signup = useSignup(to);
  const steps = useSignupSteps(user, onClose);
  const dialogs = useAccountDialogs();
  if (user) {
    return (
      <Dialog
        title={t(`signup:${stepName(steps.step)}.title`)}
        onClose={onClose}
        dismissable={false}
        above={<StepProgress steps={steps} />}
      >
        <StepBody steps={steps} />
      </Dialog>
    );
  }
  const inProgress = signup.busy || isBegun(signup.draft);
  return (
    <Dialog title={t('signup.title')} onClose={onClose} dismissable={!inProgress}>
      <SignupForm signup={signup} to={to} />
      <p className={styles.leave}>
        {t('signup.have_account')}
        <Button look="quiet" size="small" onClick={dialogs.openLogin}>
          {t('common:action.login')}
        </Button>
      </p>
      {inProgress && (
        <div className={styles.leave}>
          <Button look="quiet" size="small" onClick={onClose}>
            <Clock3 aria-hidden="true" />
            {t('signup.later')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

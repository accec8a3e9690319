import { Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import { signupSteps } from './signup-steps';
import type { SignupStepsState } from './use-signup-steps';
import styles from './step-progress.module.scss';

/** The signup's progress, and the way out of it. Needs the namespace `signup`. */
export function StepProgress({
  steps: { step, leave },
}: {
  steps: Pick<SignupStepsState, 'step' | 'leave'>;
}) {
  const { t } = useTranslation('signup');
  return (
    <div className={styles.progress}>
      <p role="status" className={styles.count}>
        {t('progress', { step, total: signupSteps.length })}
      </p>
      <span className={styles.bar} aria-hidden="true">
        {signupSteps.map((name, index) => (
          <span key={name} className={classNames(styles.part, index < step && styles.reached)} />
        ))}
      </span>
      <Button look="quiet" size="small" className={styles.leave} onClick={leave}>
        <Clock3 aria-hidden="true" />
        {t('later')}
      </Button>
    </div>
  );
}

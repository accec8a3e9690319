import { lazy, Suspense } from 'react';
import { useTexts } from '../../shared/i18n/use-texts';
import { useAlive } from '../../shared/site/use-alive';
import { stepName, type SignupStepName } from './signup-steps';
import type { SignupStepsState } from './use-signup-steps';
import styles from './step-body.module.scss';

// The form before them is what most visits see: the steps come when somebody gets there.
const steps = {
  photo: lazy(() => import('./steps/photo-step')),
  location: lazy(() => import('./steps/location-step')),
  personal: lazy(() => import('./steps/personal-step')),
  about: lazy(() => import('./steps/about-step')),
} satisfies Record<SignupStepName, unknown>;

/** What the step asks. */
export function StepBody({ steps: state }: { steps: SignupStepsState }) {
  const ready = useTexts(['signup', 'own-profile', 'places', 'profile', 'members']);
  const alive = useAlive();
  const Step = steps[stepName(state.step)];
  const waiting = <div className={styles.waiting} />;
  return alive && ready ? (
    <Suspense fallback={waiting}>
      <Step key={state.step} next={state.next} back={state.back} />
    </Suspense>
  ) : (
    waiting
  );
}

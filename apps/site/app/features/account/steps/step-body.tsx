import { lazy, Suspense } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useAlive } from '../../../shared/site/use-alive';
import { stepName, type SignupStepName } from './signup-steps';
import type { SignupStepsState } from './use-signup-steps';
import styles from './step-body.module.scss';

// Most visits see only the form before them: the steps are loaded when they begin.
const steps = {
  photo: lazy(() => import('./photo-step')),
  location: lazy(() => import('./location-step')),
  personal: lazy(() => import('./personal-step')),
  about: lazy(() => import('./about-step')),
} satisfies Record<SignupStepName, unknown>;

export function StepBody({ steps: state }: { steps: SignupStepsState }) {
  const ready = useTexts(['signup', 'own-profile', 'places', 'profile', 'members', 'verification']);
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

import { useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import type { StaffLoginAnswer } from '@kindling/contract/console/calls/staff-session';
import { CodeStep, type BegunLogin } from './code-step';
import { EnrolmentStep, type Enrolment } from './enrolment-step';
import { LoginFrame } from './login-frame';
import { PasswordStep } from './password-step';
import { RecoveryCodesStep } from './recovery-codes-step';
import { t } from '../shared/words/texts';

type Step =
  | { kind: 'password'; failure: string | undefined }
  | { kind: 'code'; begun: BegunLogin }
  | { kind: 'enrolment'; enrolment: Enrolment }
  | { kind: 'recovery-codes'; codes: string[] };

/** Below it one should think of new ones. */
const fewCodes = 4;

/** The way in: the password, then the second factor, which the first login sets up. */
export function LoginPage() {
  const login = useLogin();
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ kind: 'password', failure: undefined });

  const onRight = (email: string, answer: StaffLoginAnswer) =>
    setStep(
      answer.next === 'code'
        ? { kind: 'code', begun: { email, ticket: answer.ticket, codeIsTold: answer.code_is_told } }
        : { kind: 'enrolment', enrolment: answer },
    );
  const onBack = (failure?: string) => setStep({ kind: 'password', failure });
  /** The session is there: the console opens, where one wanted to go. */
  const enter = async (codesLeft: number | null = null) => {
    await login({});
    if (codesLeft !== null)
      notify(t('One recovery code is used up, {{codesLeft}} are left.', { codesLeft }), {
        type: codesLeft < fewCodes ? 'warning' : 'info',
      });
  };

  return (
    <LoginFrame>
      {step.kind === 'password' && (
        <PasswordStep failure={step.failure} onEntered={enter} onRight={onRight} />
      )}
      {step.kind === 'code' && <CodeStep begun={step.begun} onDone={enter} onBack={onBack} />}
      {step.kind === 'enrolment' && (
        <EnrolmentStep
          enrolment={step.enrolment}
          onDone={(codes) => setStep({ kind: 'recovery-codes', codes })}
          onBack={onBack}
        />
      )}
      {step.kind === 'recovery-codes' && <RecoveryCodesStep codes={step.codes} onDone={() => enter()} />}
    </LoginFrame>
  );
}

import { useState, type ReactNode } from 'react';
import { ChevronsRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { useFocusFirstProblem } from '../../../shared/forms/use-focus-first-problem';
import styles from './step-form.module.scss';

export interface StepProps {
  /** Leads to the next step. @throws ApiProblem */
  next: () => Promise<void>;
  /** Leads to the previous step, if there is one. */
  back: (() => void) | undefined;
}

/**
 * One step: its purpose and its fields; always within reach the ways back and past it and one main action. Refusals are shown
 * at the top.
 */
export function StepForm({
  lead,
  action,
  next,
  back,
  save,
  children,
}: StepProps & {
  /** Purpose of the step, where the fields do not show it. */
  lead?: string;
  /** The main action's text; without it the step brings its own main action. */
  action?: string;
  /**
   * Stores the input, if the main action does that. Resolves to false if a field is wrong and the step must stay.
   *
   * @throws ApiProblem
   */
  save?: () => Promise<boolean>;
  children: ReactNode;
}) {
  const { t } = useTranslation('signup');
  const { ofError } = useProblemText();
  const focusFirstProblem = useFocusFirstProblem();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (saving?: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      if (!saving || (await saving())) await next();
    } catch (error) {
      setFailure(ofError(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void run(save).then(() => focusFirstProblem(form));
      }}
    >
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {failure && (
        <Alert kind="danger" focused>
          {failure}
        </Alert>
      )}
      {children}
      <div className={styles.ways}>
        {back && (
          <Button look="quiet" onClick={back}>
            {t('common:action.back')}
          </Button>
        )}
        <Button look="secondary" className={styles.skip} onClick={() => void run()}>
          {t('skip')}
          <ChevronsRight aria-hidden="true" />
        </Button>
        {action !== undefined && (
          <Button type="submit" className={styles.main} busy={busy}>
            {action}
          </Button>
        )}
      </div>
    </form>
  );
}

import { useState, type ReactNode } from 'react';
import { ChevronsRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { useFocusFirstProblem } from '../../../shared/forms/use-focus-first-problem';
import styles from './step-form.module.scss';

/** What every step is given. */
export interface StepProps {
  /** Leads on. @throws ApiProblem */
  next: () => Promise<void>;
  /** Leads to the step before, where there is one. */
  back: (() => void) | undefined;
}

/**
 * One step: what it is for and its fields; within reach however long they are, the ways back and past it and one main
 * action. Refusals stand above.
 */
export function StepForm({
  lead,
  action,
  next,
  back,
  save,
  children,
}: StepProps & {
  lead: string;
  /** The main action's text; without it the step brings its own main action. */
  action?: string;
  /**
   * Stores what was told, where that happens by the main action. Resolves to false when a field is wrong and the step
   * must stay. @throws ApiProblem
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
      <p>{lead}</p>
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

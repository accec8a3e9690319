import { useState, type SubmitEvent } from 'react';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { isApiProblem } from '../api/page-queries';
import { useProblemText } from '../api/use-problem-text';
import { useFocusFirstProblem } from './use-focus-first-problem';

export type FieldProblems<F extends string> = Partial<Record<F, FieldProblemCode>>;

export interface FormState<F extends string> {
  /** A field's problem, in the reader's language; none before the first attempt. */
  problemOf(field: F): string | undefined;
  /** The API's refusal of the form as a whole. */
  failure: string | null;
  busy: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/**
 * A form that is sent once at a time, shows the problems that the page and the API find in its fields, and moves the focus to
 * the first of them.
 *
 * @param found problems that are known without asking
 * @param send rejects with `ApiProblem`
 */
export function useForm<F extends string>(
  found: FieldProblems<F>,
  send: () => Promise<unknown>,
): FormState<F> {
  const { ofError, ofField } = useProblemText();
  const focusFirstProblem = useFocusFirstProblem();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldProblems<F>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setTried(true);
    setRefused({});
    setFailure(null);
    if (Object.values(found).some(Boolean)) return;
    setBusy(true);
    try {
      await send();
      setTried(false);
    } catch (error) {
      const fields = isApiProblem(error) ? error.fields : {};
      setRefused(fields as FieldProblems<F>);
      if (Object.keys(fields).length === 0) setFailure(ofError(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    problemOf(field) {
      const code = (tried ? found[field] : undefined) ?? refused[field];
      return code && ofField(code);
    },
    failure,
    busy,
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      if (!busy) void submit().then(() => focusFirstProblem(form));
    },
  };
}

import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../shared/session/console-api';
import { problemsOfRefusal } from '../../../shared/session/refused-fields';
import { t } from '../../../shared/words/texts';
import { useErrorFocus } from '../../../shared/unsaved/error-focus';

interface Opening {
  busy: boolean;
  /** What the whole refusal says; undefined while nothing is wrong. */
  failure: string | undefined;
  errorAt: (path: string) => string | undefined;
  /** Drops the problems of these fields, whose values have changed. */
  touched: (paths: readonly string[]) => void;
  open: () => void;
}

/**
 * Opens a brand and goes on to its launch list. What was typed stays where it is whatever the server answers, and an
 * answer that got lost is asked for again as the same brand.
 *
 * @param send one attempt, with the id that all attempts of the same content share
 */
export function useOpening(send: (clientId: string) => Promise<TenantRecord>, content: unknown): Opening {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<readonly SettingsProblem[]>([]);
  useErrorFocus(failure);
  const attempt = useRef({ of: '', clientId: '' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const attemptOpening = async () => {
    setBusy(true);
    setFailure(undefined);
    setProblems([]);
    const of = JSON.stringify(content);
    if (attempt.current.of !== of) attempt.current = { of, clientId: crypto.randomUUID() };
    try {
      const brand = await send(attempt.current.clientId);
      void queryClient.invalidateQueries({ queryKey: ['tenants'] });
      void queryClient.invalidateQueries({ queryKey: ['settings-choices'] });
      await navigate(`/tenants/${brand.id}?section=launch`);
    } catch (error) {
      const refusal = problemOf(error);
      if (refusal) setProblems(problemsOfRefusal(refusal));
      setFailure(error instanceof Error ? error.message : t('The server refused this.'));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    failure,
    errorAt: (path) => problems.find((problem) => problem.path === path)?.reason,
    touched: (paths) =>
      setProblems((before) =>
        before.filter(({ path }) => !paths.some((one) => path === one || path.startsWith(`${one}.`))),
      ),
    open: () => void attemptOpening(),
  };
}

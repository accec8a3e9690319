import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';
import { callApi } from '../../shared/session/console-api';

/** The complainant may write more while it is read. */
const lookMs = 20_000;

export interface HeldCase {
  found: SupportCase | undefined;
  /** Why the last step, or reading it, failed. */
  failure: string | undefined;
  busy: boolean;
  take: () => Promise<boolean>;
  release: () => Promise<boolean>;
  /** @returns whether it was sent */
  answer: (text: string, close: boolean) => Promise<boolean>;
  note: (text: string) => Promise<boolean>;
  /** @returns whether a colleague has it now */
  passOn: (note: string) => Promise<boolean>;
  close: () => Promise<boolean>;
  reopen: () => Promise<boolean>;
}

/** A case and its possible steps; each step shows the case's new state. */
export function useSupportCase(id: string): HeldCase {
  const queries = useQueryClient();
  const queryKey = ['support-case', id];
  const params = { id };
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => callApi('getSupportCase', { params }),
    refetchInterval: lookMs,
  });
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function step(work: Promise<SupportCase>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      queries.setQueryData(queryKey, await work);
      return true;
    } catch (refused) {
      setFailure((refused as Error).message);
      await queries.invalidateQueries({ queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const seen = data?.messages.at(-1)?.id ?? '';
  return {
    found: data,
    failure: failure ?? error?.message,
    busy,
    take: () => step(callApi('takeSupportCase', { params })),
    release: () =>
      step(callApi('releaseSupportCase', { params }).then(() => callApi('getSupportCase', { params }))),
    answer: (text, close) => step(callApi('answerSupportCase', { params, body: { text, seen, close } })),
    note: (text) => step(callApi('noteSupportCase', { params, body: { text } })),
    passOn: (note) => step(callApi('escalateSupportCase', { params, body: { note } })),
    close: () => step(callApi('closeSupportCase', { params, body: { seen } })),
    reopen: () => step(callApi('reopenSupportCase', { params })),
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FictionalMessage, FictionalTurn } from '@kindling/contract/chats/calls/fictional-desk';
import { callApi, problemOf } from '../shared/session/console-api';
import { usePresence } from '../shared/queues/use-presence';

/** Well within a lease: a page in use keeps its conversation, and shows what the member adds. */
const renewMs = 60_000;

interface HeldTurn {
  turn: FictionalTurn | undefined;
  /** Messages from the oldest that was loaded on. */
  messages: readonly FictionalMessage[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  /** Why there is nothing to answer: a colleague holds it, the reader passed it on, it is answered, or reading it failed. */
  lost: 'taken' | 'passed_on' | 'gone' | 'failed' | undefined;
  /** Reads it again: notes were changed. */
  reload: () => void;
  /** It is answered: leaving gives nothing back. */
  finish: () => void;
  /** Gives it back before the next one is taken. */
  leave: () => Promise<void>;
}

const reasons: Readonly<Record<string, HeldTurn['lost']>> = {
  desk_item_lost: 'taken',
  passed_on_before: 'passed_on',
  not_found: 'gone',
};

/** Takes a conversation and holds it while its page is in use; coming back takes it again. */
export function useTurn(id: string): HeldTurn {
  const queries = useQueryClient();
  const key = ['fictional-turn', id];
  const isHere = usePresence() === 'here';
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => (await callApi('takeFictionalTurn', { body: { turn: id } })).turn,
    // Coming back asks at once: the last answer is not fresh.
    enabled: (query) => isHere && query.state.error === null,
    refetchInterval: renewMs,
    gcTime: 0,
    retry: false,
  });
  const [older, setOlder] = useState<{ messages: FictionalMessage[]; hasOlder: boolean }>();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const isFinished = useRef(false);

  useEffect(
    () => () => {
      if (!isFinished.current) void callApi('releaseFictionalTurns').catch(() => undefined);
    },
    [],
  );

  const turn = data ?? undefined;
  const newest = turn?.messages ?? [];
  const first = older?.messages[0] ?? newest[0];
  // What moved out of the newest page is in the older ones or between both.
  const known = new Set(newest.map((message) => message.id));
  const messages = [...(older?.messages ?? []).filter((message) => !known.has(message.id)), ...newest];
  return {
    turn,
    messages,
    hasOlder: older?.hasOlder ?? turn?.has_older ?? false,
    isLoadingOlder,
    loadOlder() {
      if (!first || isLoadingOlder) return;
      setLoadingOlder(true);
      callApi('getFictionalMessages', { params: { id }, query: { before: first.seq } })
        .then((page) =>
          setOlder({
            messages: [...page.messages, ...(older?.messages ?? newest)],
            hasOlder: page.has_older,
          }),
        )
        .catch(() => undefined)
        .finally(() => setLoadingOlder(false));
    },
    lost: error ? (reasons[problemOf(error)?.code ?? ''] ?? 'failed') : undefined,
    reload: () => void queries.invalidateQueries({ queryKey: key }),
    finish: () => {
      isFinished.current = true;
    },
    async leave() {
      isFinished.current = true;
      // A lease that can not be given back ends by itself.
      await callApi('releaseFictionalTurns').catch(() => undefined);
    },
  };
}

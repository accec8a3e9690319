import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { useUser } from '../account/use-user';
import { useAlive } from '../../shared/site/use-alive';
import { onUnsentChange } from '../unsent/unsent-messages';
import { sameUntilChanged } from '../unsent/use-unsent';
import { keepDraft, readDrafts, type Draft } from './drafts';

/** The text that a member is writing to another; it is restored when they return, also after a payment. */
export function useDraft({ id: profileId, name, fictional }: Pick<ProfileCard, 'id' | 'name' | 'fictional'>) {
  const memberId = useUser()?.id;
  const isAlive = useAlive();
  // What was kept when the page came alive; only the browser knows it.
  const kept = useMemo(() => {
    const drafts = isAlive && memberId !== undefined ? readDrafts(localStorage, memberId) : [];
    return drafts.find((draft) => draft.profileId === profileId)?.text ?? '';
  }, [isAlive, memberId, profileId]);
  const [typed, setTyped] = useState<string>();
  // Answers arrive later than the render that asked for them.
  const latest = useRef<string>(undefined);

  const write = (now: string, isStopped = false) => {
    latest.current = now;
    setTyped(now);
    if (memberId !== undefined)
      keepDraft(localStorage, memberId, { profileId, name, fictional, text: now, isStopped });
  };
  return {
    text: typed ?? kept,
    write: (now: string) => write(now),
    /** Removes a text that is on its way, and leaves what was begun after it. */
    take: (sent: string) => {
      const now = latest.current ?? kept;
      if (now.trim() === sent) write('');
      else if (now.startsWith(`${sent}\n`)) write(now.slice(sent.length + 1));
    },
    /**
     * Restores unsent text, before what was begun meanwhile.
     *
     * @param isStopped credits or premium are missing to send it
     */
    giveBack: (unsent: string, isStopped: boolean) => {
      const begun = latest.current ?? kept;
      write(begun === '' ? unsent : `${unsent}\n${begun}`, isStopped);
    },
  };
}

const same = sameUntilChanged<Draft | undefined>();

/**
 * The newest message that could not be sent for lack of credits or premium: where to return once they are there. An unsent
 * message may become one while the page is open.
 */
export function useStoppedDraft(): Draft | undefined {
  const memberId = useUser()?.id;
  return useSyncExternalStore(
    onUnsentChange,
    () =>
      memberId === undefined
        ? undefined
        : same(readDrafts(localStorage, memberId).find(({ isStopped }) => isStopped)),
    () => undefined,
  );
}

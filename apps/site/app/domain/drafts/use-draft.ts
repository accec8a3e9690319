import { useMemo, useRef, useState } from 'react';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { useUser } from '../account/use-user';
import { useAlive } from '../../shared/site/use-alive';
import { keepDraft, readDrafts, type Draft } from './drafts';

/** The text that a member is writing to another; it is restored when they return, also after a payment. */
export function useDraft({ id: profileId, name, fictional }: Pick<ProfileCard, 'id' | 'name' | 'fictional'>) {
  const memberId = useUser()?.id;
  const kept = useKept((draft) => draft.profileId === profileId)?.text ?? '';
  const [typed, setTyped] = useState<string>();
  // Answers arrive later than the render that asked for them.
  const latest = useRef('');

  const write = (now: string, isStopped = false) => {
    latest.current = now;
    setTyped(now);
    if (memberId !== undefined)
      keepDraft(localStorage, memberId, { profileId, name, fictional, text: now, isStopped });
  };
  return {
    text: typed ?? kept,
    write: (now: string) => write(now),
    /**
     * Restores unsent text, before what was begun meanwhile.
     *
     * @param isStopped credits or premium are missing to send it
     */
    giveBack: (unsent: string, isStopped: boolean) =>
      write(latest.current === '' ? unsent : `${unsent}\n${latest.current}`, isStopped),
  };
}

/** The newest message that could not be sent for lack of credits or premium: where to return once they are there. */
export function useStoppedDraft(): Draft | undefined {
  return useKept(({ isStopped }) => isStopped);
}

/** What was kept when the page came alive; only the browser knows it. */
function useKept(which: (draft: Draft) => boolean): Draft | undefined {
  const memberId = useUser()?.id;
  const isAlive = useAlive();
  const drafts = useMemo(
    () => (isAlive && memberId !== undefined ? readDrafts(localStorage, memberId) : []),
    [isAlive, memberId],
  );
  return drafts.find(which);
}

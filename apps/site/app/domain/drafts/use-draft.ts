import { useMemo, useRef, useState } from 'react';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { useUser } from '../account/use-user';
import { useAlive } from '../../shared/site/use-alive';
import { keepDraft, readDrafts, type Draft } from './drafts';

/** The text that a member is writing to somebody; it is there again when they come back, after a payment too. */
export function useDraft({ id: profileId, name, fictional }: Pick<ProfileCard, 'id' | 'name' | 'fictional'>) {
  const memberId = useUser()?.id;
  const kept = useKept((draft) => draft.profileId === profileId)?.text ?? '';
  const [typed, setTyped] = useState<string>();
  // Answers come later than the rendering they were asked in.
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
     * Puts back what was not sent, before what was begun meanwhile.
     * @param isStopped something is missing without which it can't be sent
     */
    giveBack: (unsent: string, isStopped: boolean) =>
      write(latest.current === '' ? unsent : `${unsent}\n${latest.current}`, isStopped),
  };
}

/** The newest message that could not be sent for want of something: where the way leads once it is there. */
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

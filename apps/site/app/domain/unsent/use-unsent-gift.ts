import { useMemo } from 'react';
import { useUser } from '../account/use-user';
import { useAlive } from '../../shared/site/use-alive';
import { readUnsent, type UnsentMessage } from './unsent-messages';

/** The newest gift that was refused, or that credits were missing for, when the page came alive; only the browser knows it. */
export function useUnsentGift(): UnsentMessage | undefined {
  const memberId = useUser()?.id;
  const isAlive = useAlive();
  return useMemo(
    () =>
      isAlive && memberId !== undefined
        ? readUnsent(localStorage, memberId).findLast(({ gift, isFailed }) => gift !== null && isFailed)
        : undefined,
    [isAlive, memberId],
  );
}

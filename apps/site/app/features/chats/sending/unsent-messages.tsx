import { useEffect } from 'react';
import { useUser } from '../../../domain/account/use-user';

/** Sends from any page what a member wrote while there was no connection; loads nothing if there is none. */
export function UnsentMessages() {
  const memberId = useUser()?.id;
  useEffect(() => {
    if (memberId === undefined || !isSomethingKept()) return;
    void import('../../../domain/chats/sending/member-queue').then(({ memberQueue }) =>
      memberQueue(memberId),
    );
  }, [memberId]);
  return null;
}

/** Whether any message is kept, of any member: the queue takes its own member's and removes the rest. */
function isSomethingKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('unsent '));
  } catch {
    // Storage may be disabled.
    return false;
  }
}

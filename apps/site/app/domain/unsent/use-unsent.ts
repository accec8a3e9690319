import { useSyncExternalStore } from 'react';
import { useUser } from '../account/use-user';
import { onUnsentChange, readUnsent, type UnsentMessage } from './unsent-messages';

const none: readonly UnsentMessage[] = [];
const same = sameUntilChanged<readonly UnsentMessage[]>();

/** The member's unsent messages as they are now, in the order of writing; only the browser knows them. */
export function useUnsent(): readonly UnsentMessage[] {
  const memberId = useUser()?.id;
  return useSyncExternalStore(
    onUnsentChange,
    () => (memberId === undefined ? none : same(readUnsent(localStorage, memberId))),
    () => none,
  );
}

/** Returns the value of before while the next one reads alike, as React asks of what it subscribes to. */
export function sameUntilChanged<V>(): (value: V) => V {
  let known: { text: string | undefined; value: V } | undefined;
  return (value) => {
    const text = JSON.stringify(value) as string | undefined;
    if (!known || known.text !== text) known = { text, value };
    return known.value;
  };
}

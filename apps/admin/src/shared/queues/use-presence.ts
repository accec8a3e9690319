import { useEffect, useState } from 'react';

/** A tab counts as idle after so long without a move, a press or a key. */
const idleMs = 5 * 60_000;
const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;

export type Presence = 'here' | 'hidden' | 'idle';

/** Whether this tab is in use: an idle one must not hold items that colleagues wait for. */
export function usePresence(): Presence {
  const [presence, setPresence] = useState<Presence>(() => (document.hidden ? 'hidden' : 'here'));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const act = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setPresence('idle'), idleMs);
      setPresence(document.hidden ? 'hidden' : 'here');
    };
    const show = (): void => (document.hidden ? setPresence('hidden') : act());
    act();
    for (const each of acts) window.addEventListener(each, act, { capture: true, passive: true });
    document.addEventListener('visibilitychange', show);
    return () => {
      clearTimeout(timer);
      for (const each of acts) window.removeEventListener(each, act, { capture: true });
      document.removeEventListener('visibilitychange', show);
    };
  }, []);
  return presence;
}

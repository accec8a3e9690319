import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../domain/account/use-user';
import { secondsOf } from '../../domain/likes/popup-seconds';

// Few addresses ask for it.
const PoppedUp = lazy(() => import('./popped-up'));

/** Shows a member a like after the seconds in the address's `t`, which is removed from it at once (specification §4). */
export function LikePopup() {
  const [parameters, setParameters] = useSearchParams();
  const user = useUser();
  const [isDue, setDue] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const t = parameters.get('t');

  useEffect(() => {
    if (t === null) return;
    const seconds = secondsOf(t);
    // The timer outlasts the address.
    clearTimeout(timer.current);
    if (seconds !== null) timer.current = setTimeout(() => setDue(true), seconds * 1000);
    setParameters(
      (before) => {
        before.delete('t');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [t, setParameters]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => setDue(false), []);

  if (!isDue || !user) return null;
  return (
    <Suspense>
      <PoppedUp onClose={close} />
    </Suspense>
  );
}

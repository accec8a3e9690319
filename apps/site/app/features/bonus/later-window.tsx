import { useEffect, useState } from 'react';
import type { TimeBonus } from '@kindling/contract/shapes/discount';
import { useUser } from '../../domain/account/use-user';
import { useStoredMoment } from '../../shared/site/use-stored-moment';
import { opensBonusWindow } from './bonus-rule';
import { BonusWindow } from './bonus-window';

/** Specification §9. */
const windowDelayMs = 40_000;
const dismissalKey = 'time-bonus-dismissed';

/** Waits since the member came to the members area; a window that is open already goes first. */
export default function LaterWindow({ bonus }: { bonus: TimeBonus }) {
  const [isDue, setDue] = useState(false);
  const [dismissedAt, dismiss] = useStoredMoment(dismissalKey);
  const credits = useUser()?.credits ?? null;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      if (document.querySelector('dialog[open]')) timer = setTimeout(open, 1000);
      else setDue(true);
    };
    timer = setTimeout(open, windowDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!opensBonusWindow({ isDue, credits, dismissedAt })) return null;
  return <BonusWindow bonus={bonus} onClose={dismiss} />;
}

import { useEffect, useState } from 'react';
import type { TimeBonus } from '@kindling/contract/money/discount';
import { useUser } from '../../domain/account/use-user';
import { useStoredMoment } from '../../shared/site/put-away/use-stored-moment';
import { opensBonusWindow } from './bonus-rule';
import { BonusWindow } from './bonus-window';

/** Specification §9. */
const windowDelayMs = 40_000;
const dismissalKey = 'time-bonus-dismissed';

/**
 * Opens some time after the member entered the members area; a window that is open already comes first.
 *
 * @param since when they entered, in milliseconds since 1970
 */
export default function LaterWindow({ bonus, since }: { bonus: TimeBonus; since: number }) {
  const [isDue, setDue] = useState(false);
  const [dismissedAt, dismiss] = useStoredMoment(dismissalKey);
  const credits = useUser()?.credits ?? null;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      if (document.querySelector('dialog[open]')) timer = setTimeout(open, 1000);
      else setDue(true);
    };
    timer = setTimeout(open, since + windowDelayMs - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  if (!opensBonusWindow({ isDue, credits, dismissedAt })) return null;
  return <BonusWindow bonus={bonus} onClose={dismiss} />;
}

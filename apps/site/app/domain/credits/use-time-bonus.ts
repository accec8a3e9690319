import type { TimeBonus } from '@kindling/contract/money/discount';
import { useUser } from '../account/use-user';

/** The member's time bonus; null if the server says that none runs. */
export function useTimeBonus(): TimeBonus | null {
  return useUser()?.time_bonus ?? null;
}

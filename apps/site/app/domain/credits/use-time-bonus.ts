import type { TimeBonus } from '@kindling/contract/money/discount';
import { useUser } from '../account/use-user';

/** The time bonus of who is logged in; null when none runs, by the server's word. */
export function useTimeBonus(): TimeBonus | null {
  return useUser()?.time_bonus ?? null;
}

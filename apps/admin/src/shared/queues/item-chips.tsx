import Chip from '@mui/material/Chip';
import { t } from '../words/texts';
import { nearnessOf } from './queues';

/** The state of an item in a queue. */
export interface ItemState {
  /** The deadline; null without one, or while the item waits for nothing. */
  dueAt: string | null;
  /** Passed on by a person who could not decide or answer it. */
  escalated: boolean;
  /** Whether that was the reader. */
  escalatedByMe?: boolean;
  /** The person holding it, if any. */
  holder?: { mine: boolean; name: string | null } | undefined;
}

/** The same chips for every queue: passed on, near its deadline, held. */
export function ItemChips({ state }: { state: ItemState }) {
  const { dueAt, escalated, escalatedByMe = false, holder } = state;
  const nearness = nearnessOf(dueAt, new Date());
  return (
    <>
      {escalated && <Chip color="error" label={escalatedByMe ? t('Passed on by you') : t('Passed on')} />}
      {nearness === 'late' && <Chip color="error" label={t('Too late')} />}
      {nearness === 'soon' && <Chip color="warning" label={t('Due within a day')} />}
      {holder?.mine && <Chip color="info" label={t('With you')} />}
      {holder && !holder.mine && (
        <Chip variant="outlined" label={t('With {{handler}}', { handler: holder.name })} />
      )}
    </>
  );
}

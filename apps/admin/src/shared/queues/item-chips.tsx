import Chip from '@mui/material/Chip';
import { t } from '../words/texts';
import { nearnessOf } from './queues';

/** How something that waits stands. */
export interface Standing {
  /** Until when it has to be done; null where it waits for nothing, or without a deadline. */
  dueAt: string | null;
  /** Somebody who could not decide or answer it passed it on. */
  escalated: boolean;
  /** Whether that was the reader. */
  escalatedByMe?: boolean;
  /** Who holds it, if anybody: `you`, or a name. */
  holder?: { mine: boolean; name: string | null } | undefined;
}

/** The same words for every queue: passed on, how near its deadline is, and who is at it. */
export function ItemChips({ standing }: { standing: Standing }) {
  const { dueAt, escalated, escalatedByMe = false, holder } = standing;
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

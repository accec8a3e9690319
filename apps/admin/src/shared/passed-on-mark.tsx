import Chip from '@mui/material/Chip';
import { t } from './texts';

/** Whatever waits at the head of its queue since somebody could not answer it. */
export function PassedOnMark({ found: { escalated } }: { found: { escalated: boolean } }) {
  return escalated && <Chip color="error" label={t('Passed on')} />;
}

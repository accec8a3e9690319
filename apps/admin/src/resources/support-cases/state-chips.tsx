import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import { ItemChips } from '../../shared/queues/item-chips';
import { standingOf } from './standing';
import { stateNames } from './words';

/** A case in a list: its state, how near its deadline is, and who is at it. */
export function StateChips({ found }: { found: SupportCaseRow }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip label={stateNames[found.state]} variant="outlined" />
      <ItemChips standing={standingOf(found)} />
    </Box>
  );
}

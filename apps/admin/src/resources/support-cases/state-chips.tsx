import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import { ItemChips } from '../../shared/queues/item-chips';
import { itemStateOf } from './case-item-state';
import { stateNames } from './case-labels';

/** A case in a list: its state, deadline and holder. */
export function StateChips({ found }: { found: SupportCaseRow }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip label={stateNames[found.state]} variant="outlined" />
      <ItemChips state={itemStateOf(found)} />
    </Box>
  );
}

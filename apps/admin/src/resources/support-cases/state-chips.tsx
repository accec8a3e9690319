import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SupportCaseRow } from '@kindling/contract/routes/support-desk';
import { PassedOnMark } from '../../shared/passed-on-mark';
import { stateNames, urgencyOf } from './words';
import { t } from '../../shared/texts';

/** How a case stands, how near its deadline is, and who is at it. */
export function StateChips({ found }: { found: SupportCaseRow }) {
  const urgency = urgencyOf(found, new Date());
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip label={stateNames[found.state]} variant="outlined" />
      <PassedOnMark found={found} />
      {urgency === 'late' && <Chip label={t('Too late')} color="error" />}
      {urgency === 'soon' && <Chip label={t('Due within a day')} color="warning" />}
      {found.mine && <Chip label={t('With you')} color="info" />}
      {found.held && !found.mine && (
        <Chip label={t('With {{handler}}', { handler: found.handler })} variant="outlined" />
      )}
    </Box>
  );
}

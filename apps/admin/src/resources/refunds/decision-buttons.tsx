import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffRefund } from '@kindling/contract/routes/payment-desk';
import { useState } from 'react';
import { DecisionDialog, type Decision } from './decision-dialog';

/** What the reader may do about a refund that waits: whoever asked can only take it back. */
export function DecisionButtons({ refund }: { refund: StaffRefund }) {
  const [asked, setAsked] = useState<Decision>();
  if (!refund.waits) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {refund.decidable ? (
        <Button variant="contained" onClick={() => setAsked('approve')} sx={{ minHeight: 36 }}>
          Agree
        </Button>
      ) : (
        <Typography variant="caption" color="textSecondary">
          You asked: somebody else has to agree.
        </Typography>
      )}
      <Button color="error" onClick={() => setAsked('decline')} sx={{ minHeight: 36 }}>
        {refund.decidable ? 'Decline' : 'Take back'}
      </Button>
      {asked && <DecisionDialog refund={refund} decision={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}

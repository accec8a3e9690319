import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffCorrection } from '@kindling/contract/routes/corrections';
import { useState } from 'react';
import { DecisionDialog, type Decision } from './decision-dialog';

/** What the reader may do about a correction that waits: whoever asked can only take it back. */
export function DecisionButtons({ correction }: { correction: StaffCorrection }) {
  const [asked, setAsked] = useState<Decision>();
  if (!correction.waits) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {correction.decidable ? (
        <Button variant="contained" onClick={() => setAsked('approve')} sx={{ minHeight: 36 }}>
          Agree
        </Button>
      ) : (
        <Typography variant="caption" color="textSecondary">
          You asked: somebody else has to agree.
        </Typography>
      )}
      <Button color="error" onClick={() => setAsked('decline')} sx={{ minHeight: 36 }}>
        {correction.decidable ? 'Decline' : 'Take back'}
      </Button>
      {asked && (
        <DecisionDialog correction={correction} decision={asked} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}

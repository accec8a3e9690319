import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { t } from '../words/texts';

export type Decision = 'approve' | 'decline';

/** What the reader may do about something that waits for a second person: whoever asked can only take it back. */
export function DecisionButtons({
  request: { waits, decidable },
  dialog,
}: {
  request: { waits: boolean; decidable: boolean };
  /** Asks once more, and sends the decision. */
  dialog: (decision: Decision, close: () => void) => ReactNode;
}) {
  const [asked, setAsked] = useState<Decision>();
  if (!waits) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {decidable ? (
        <Button variant="contained" onClick={() => setAsked('approve')} sx={{ minHeight: 36 }}>
          {t('Agree')}
        </Button>
      ) : (
        <Typography variant="caption" color="textSecondary">
          {t('You asked: somebody else has to agree.')}
        </Typography>
      )}
      <Button color="error" onClick={() => setAsked('decline')} sx={{ minHeight: 36 }}>
        {decidable ? t('Decline') : t('Take back')}
      </Button>
      {asked && dialog(asked, () => setAsked(undefined))}
    </Box>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { actReasons, type ActReason } from '@kindling/contract/overviews/calls/member-desk';
import { useState } from 'react';
import { DecisionDialog } from '../../shared/decisions/decision-dialog';
import { actReasonNames } from './member-labels';
import { t } from '../../shared/words/texts';

/** Something that is done to an account for its member. */
export interface Act {
  title: string;
  /** What follows from it. */
  what: string;
  button: string;
  /** What is said once it is done. */
  done: string;
  grave?: boolean;
  act: (reason: ActReason) => Promise<unknown>;
}

/** Asks why, says what follows, and does it. */
export function ActDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const [reason, setReason] = useState<ActReason | ''>('');
  return (
    <DecisionDialog
      title={act.title}
      button={act.button}
      isGrave={act.grave ?? false}
      decide={reason === '' ? undefined : () => act.act(reason)}
      done={() => act.done}
      onClose={onClose}
    >
      <Typography color="textSecondary">{act.what}</Typography>
      <TextField
        select
        required
        label={t('Why')}
        value={reason}
        onChange={({ target }) => setReason(target.value as ActReason)}
        sx={{ mt: 0.5 }}
      >
        {actReasons.map((code) => (
          <MenuItem key={code} value={code}>
            {actReasonNames[code]}
          </MenuItem>
        ))}
      </TextField>
    </DecisionDialog>
  );
}

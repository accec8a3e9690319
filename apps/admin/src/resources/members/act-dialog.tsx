import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { actReasons, type ActReason } from '@kindling/contract/overviews/calls/member-desk';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { actReasonNames } from './words';
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
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: act.act,
    onSuccess: () => {
      notify(act.done, { type: 'success' });
      onClose();
    },
    // Whatever the answer was: what is shown is how the account stands now.
    onSettled: () => refresh(),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="act-title">
      <DialogTitle id="act-title">{act.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button
          variant="contained"
          color={act.grave ? 'error' : 'primary'}
          loading={isPending}
          disabled={reason === ''}
          onClick={() => reason !== '' && mutate(reason)}
        >
          {act.button}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

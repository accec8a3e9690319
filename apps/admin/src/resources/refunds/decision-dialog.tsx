import type { Decision } from '../../shared/decision-buttons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { refundNoteLength, type StaffRefund } from '@kindling/contract/routes/payment-desk';
import { moneyName } from '@kindling/contract/settings-sentences';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { callApi } from '../../shared/console-api';
import { FactList } from '../../shared/fact-list';
import { creditsName, reasonNames } from '../../shared/money-words';

/** The second person looks at all that was said before they agree; who declines says why. */
export function DecisionDialog({
  refund,
  decision,
  onClose,
}: {
  refund: StaffRefund;
  decision: Decision;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('decideRefund', {
        params: { id: refund.id },
        body: decision === 'approve' ? { decision } : { decision, note },
      }),
    onSuccess: () => {
      notify(
        decision === 'approve'
          ? 'The provider is being asked'
          : 'Declined; the credits are in the wallet again',
        { type: 'success' },
      );
      onClose();
    },
    onSettled: () => refresh(),
  });
  const sum = moneyName(refund.amount, refund.currency);
  const isDecline = decision === 'decline';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="decision-title">
      <DialogTitle id="decision-title">
        {isDecline ? `Decline to give ${sum} back?` : `Give ${sum} back?`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <FactList
          facts={[
            ['Order', refund.order],
            ['What', refund.kind === 'full' ? 'The whole price' : 'The share of what was not used'],
            ['Used of it', creditsName(refund.used_credits)],
            ['Asked by', refund.staff],
            ['Reason', refund.reason && reasonNames[refund.reason]],
            ['Note', refund.note],
          ]}
        />
        {isDecline && (
          <TextField
            required
            multiline
            minRows={2}
            label="Why"
            helperText="Whoever asked reads this."
            value={note}
            slotProps={{ htmlInput: { maxLength: refundNoteLength } }}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color={isDecline ? 'error' : 'primary'}
          loading={isPending}
          disabled={isDecline && note.trim().length < 3}
          onClick={() => mutate()}
        >
          {isDecline ? 'Decline' : `Agree, give ${sum} back`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

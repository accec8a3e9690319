import type { Decision } from '../../shared/decisions/decision-buttons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { refundNoteLength, type StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { FactList } from '../../shared/ui/fact-list';
import { creditsName, reasonNames, moneyName } from '../../shared/words/money-words';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';

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
          ? t('The provider is being asked')
          : t('Declined; the credits are in the wallet again'),
        { type: 'success' },
      );
      onClose();
    },
    onSettled: () => refresh(),
  });
  const sum = moneyName(refund.amount, refund.currency);
  const isDecline = decision === 'decline';
  const close = useUnsaved(note !== '' && !isPending, onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="decision-title">
      <DialogTitle id="decision-title">
        {isDecline ? t('Decline to give {{sum}} back?', { sum }) : t('Give {{sum}} back?', { sum })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <FactList
          facts={[
            [t('Order'), refund.order],
            [t('What'), refund.kind === 'full' ? t('The whole price') : t('The share of what was not used')],
            [t('Used of it'), creditsName(refund.used_credits)],
            [t('Asked by'), refund.staff],
            [t('Reason'), refund.reason && reasonNames[refund.reason]],
            [t('Note'), refund.note],
          ]}
        />
        {isDecline && (
          <TextField
            required
            multiline
            minRows={2}
            label={t('Why')}
            helperText={t('Whoever asked reads this.')}
            value={note}
            slotProps={{ htmlInput: { maxLength: refundNoteLength } }}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button
          variant="contained"
          color={isDecline ? 'error' : 'primary'}
          loading={isPending}
          disabled={isDecline && note.trim().length < 3}
          onClick={() => mutate()}
        >
          {isDecline ? t('Decline') : t('Agree, give {{sum}} back', { sum })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

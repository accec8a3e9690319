import type { Decision } from '../../shared/decisions/decision-buttons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { correctionNoteLength } from '@kindling/contract/credits/correction-rules';
import type { StaffCorrection } from '@kindling/contract/money/calls/corrections';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { FactList } from '../../shared/ui/fact-list';
import { correctionReasonNames, signedCredits } from '../../shared/words/member-words';
import { instantName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';

/** The second person looks at all that was said before they agree; who declines says why. */
export function DecisionDialog({
  correction,
  decision,
  onClose,
}: {
  correction: StaffCorrection;
  decision: Decision;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('decideCorrection', {
        params: { id: correction.id },
        body: decision === 'approve' ? { decision } : { decision, note },
      }),
    onSuccess: () => {
      notify(decision === 'approve' ? t('Booked') : t('Declined; nothing was booked'), { type: 'success' });
      onClose();
    },
    onSettled: () => refresh(),
  });
  const size = signedCredits(correction.amount);
  const isDecline = decision === 'decline';
  const close = useUnsaved(note !== '' && !isPending, onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="decision-title">
      <DialogTitle id="decision-title">
        {isDecline ? t('Decline {{size}}?', { size }) : t('Book {{size}}?', { size })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <FactList
          facts={[
            [t('Asked by'), correction.staff],
            [t('When'), instantName(correction.requested_at)],
            [t('Reason'), correctionReasonNames[correction.reason]],
            [t('What happened'), correction.note],
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
            slotProps={{ htmlInput: { maxLength: correctionNoteLength.most } }}
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
          disabled={isDecline && note.trim().length < correctionNoteLength.least}
          onClick={() => mutate()}
        >
          {isDecline ? t('Decline') : t('Agree, book {{size}}', { size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

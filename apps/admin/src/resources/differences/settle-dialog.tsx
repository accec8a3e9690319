import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { BookDifference } from '@kindling/contract/money/calls/books';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { foundName } from './words';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';

/** Takes a difference off the list, with what it was. */
export function SettleDialog({ row, onClose }: { row: BookDifference; onClose: () => void }) {
  const [note, setNote] = useState('');
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('settleDifference', { params: { id: row.id }, body: { note } }),
    onSuccess: () => {
      notify(t('Settled'), { type: 'success' });
      onClose();
    },
    onSettled: () => refresh(),
  });
  const close = useUnsaved(note !== '' && !isPending, onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="settle-title">
      <DialogTitle id="settle-title">{t('Settle this difference?')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Typography>
          {foundName(row)}.{' '}
          {t('Ours: {{ours}}; it should be: {{theirs}}.', {
            ours: row.ours || t('nothing'),
            theirs: row.theirs || t('nothing'),
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('Nothing is changed in the books. It comes back if a later check finds something else here.')}
        </Typography>
        <TextField
          required
          multiline
          minRows={2}
          label={t('What it was')}
          value={note}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          onChange={({ target }) => setNote(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={note.trim().length < 3}
          onClick={() => mutate()}
        >
          {t('Settle')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

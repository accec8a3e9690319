import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { bulkActions, bulkUndoMinutes, type BulkAction } from '@kindling/contract/console/bulk-actions';
import { useListContext } from 'react-admin';
import { t } from '../../words/texts';
import { useBulkChanges } from './use-bulk-jobs';
import { actionNames } from './bulk-labels';

/** Asks once more, with how many rows it is, and begins. */
export function BulkDialog({ action, close }: { action: BulkAction; close: () => void }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<{ id: string }>();
  const { start } = useBulkChanges();
  const count = selectedIds.length;
  const elsewhere = selectedIds.filter((id) => !data.some((row) => row.id === id)).length;
  const name = actionNames[action];
  const begin = () =>
    start.mutate({ action, rows: selectedIds }, { onSuccess: () => onUnselectItems(), onSettled: close });
  return (
    <Dialog open onClose={close} maxWidth="xs" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{t('{{name}}: {{count}} rows', { name, count })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {elsewhere > 0 && (
          <DialogContentText sx={{ color: 'warning.main' }}>
            {t('{{count}} of them are not on this page.', { count: elsewhere })}
          </DialogContentText>
        )}
        <DialogContentText>
          {t('One after the other, as if you did it to each.')}{' '}
          {bulkActions[action].isUndone
            ? t('You can undo it for {{minutes}} minutes after its end.', { minutes: bulkUndoMinutes })
            : t('It can’t be undone.')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button autoFocus variant="contained" loading={start.isPending} onClick={begin}>
          {name}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

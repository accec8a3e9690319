import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { ChangeList } from '../versions/version-changes';
import { useComparison } from './use-comparison';
import { t } from '../../../shared/words/texts';

interface RestoreDialogProps {
  record: TenantRecord;
  version: number;
  isRestoring: boolean;
  onRestore: () => void;
  onClose: () => void;
}

/** Shows what a restore would change, and does it only then. */
export function RestoreDialog({ record, version, isRestoring, onRestore, onClose }: RestoreDialogProps) {
  const compared = useComparison(record.id, record.version, version);
  // A restore brings settings back, nothing else.
  const changes = compared?.changes.filter(({ path }) => path !== 'hosts' && path !== 'state');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t('Restore version {{version}}?', { version })}</DialogTitle>
      <DialogContent>
        {!compared || !changes ? (
          <Skeleton variant="rounded" height={80} />
        ) : changes.length === 0 ? (
          <Typography variant="body2">
            {t('Its settings are those of today: there is nothing to restore.')}
          </Typography>
        ) : (
          <>
            <Typography variant="body2">
              {t('These settings change and are live within a second, as version {{version}}:', {
                version: record.version + 1,
              })}
            </Typography>
            <ChangeList changes={changes} currency={compared.currency} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button
          variant="contained"
          disabled={isRestoring || !changes || changes.length === 0}
          onClick={onRestore}
        >
          {t('Restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

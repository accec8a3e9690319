import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RecoveryCodeList } from '../login/recovery-code-list';
import { callApi } from '../shared/session/console-api';
import { t } from '../shared/words/texts';
import { accountKey } from './account-key';
import { ProofDialog, type ProofDialogProps } from './proof-dialog';

/** Makes new recovery codes and shows them, this once. */
export function CodesDialog(props: ProofDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (body: { password: string; code: string }) => callApi('renewRecoveryCodes', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  });
  if (data) return <NewCodes codes={data.recovery_codes} onClose={props.onClose} />;
  return (
    <ProofDialog
      {...props}
      {...{ isPending, error }}
      title={t('Make new recovery codes')}
      lead={t('Ten new codes take the place of all earlier ones, which open nothing any more.')}
      button={t('Make new codes')}
      onSend={(proof) => mutate(proof)}
    />
  );
}

/** Closed by its button alone: a press outside would lose the codes. */
function NewCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="codes-title">
      <DialogTitle id="codes-title">{t('Your recovery codes')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <span>{t('Store them where only you come: they are shown now and never again.')}</span>
        <RecoveryCodeList codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('I have stored them')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

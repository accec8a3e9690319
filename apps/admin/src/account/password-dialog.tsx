import TextField from '@mui/material/TextField';
import { passwordLength } from '@kindling/contract/accounts/password-length';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { textOf } from '../login/password-step';
import { callApi } from '../shared/session/console-api';
import { t } from '../shared/words/texts';
import { wrongFields } from '../shared/session/wrong-fields';
import { accountKey } from './account-key';
import { ProofDialog, type ProofDialogProps } from './proof-dialog';

/** Sets a new password by the old one and a code. */
export function PasswordDialog(props: ProofDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { password: string; code: string; new_password: string }) =>
      callApi('changeStaffPassword', { body }),
    onSuccess: () => {
      notify(t('Your new password holds. Every other browser is logged out.'), { type: 'success' });
      props.onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  });
  const wrong = wrongFields(error);
  return (
    <ProofDialog
      {...props}
      {...{ isPending, error }}
      title={t('Change password')}
      lead={t('Every other browser is logged out.')}
      button={t('Change password')}
      onSend={(proof, fields) => mutate({ ...proof, new_password: textOf(fields, 'new_password') })}
    >
      <TextField
        name="new_password"
        type="password"
        label={t('New password')}
        autoComplete="new-password"
        error={'new_password' in wrong}
        helperText={wrong['new_password'] ?? t('At least {{min}} characters', { min: passwordLength.min })}
        slotProps={{ htmlInput: { minLength: passwordLength.min } }}
        required
      />
    </ProofDialog>
  );
}

import TextField from '@mui/material/TextField';
import { passkeyNameLength } from '@kindling/contract/accounts/passkey-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import { textOf } from '../login/password-step';
import { callApi } from '../shared/session/console-api';
import { deviceName } from '../shared/session/device-name';
import { wrongFields } from '../shared/session/wrong-fields';
import { t } from '../shared/words/texts';
import { passkeysKey } from './account-key';
import { ProofDialog, type ProofDialogProps } from './proof-dialog';

interface NewPasskey {
  password: string;
  code: string;
  name: string;
}

/** Creates and registers a passkey on this device, after both factors. */
export function PasskeyDialog(props: ProofDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ name, ...proof }: NewPasskey) => {
      const invitation = await callApi('beginStaffPasskey', { body: proof });
      const { makePasskey } = await import('../shared/session/passkey-device');
      await callApi('addStaffPasskey', { body: { made: await makePasskey(invitation), name } });
    },
    onSuccess: () => {
      notify(t('Your passkey is ready: it logs you in from now on.'), { type: 'success' });
      props.onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
  const wrong = wrongFields(error);
  const failure =
    error === null || error instanceof HttpError ? error : new Error(t('No passkey was made. Try again.'));
  return (
    <ProofDialog
      {...props}
      isPending={isPending}
      error={failure}
      title={t('Add a passkey')}
      lead={t('It is made on this device, for this console alone.')}
      button={t('Add')}
      onSend={(proof, fields) => mutate({ ...proof, name: textOf(fields, 'name') })}
    >
      <TextField
        name="name"
        label={t('Name of the passkey')}
        defaultValue={deviceName(navigator.userAgent)}
        error={'name' in wrong}
        helperText={wrong['name']}
        slotProps={{ htmlInput: { maxLength: passkeyNameLength } }}
        required
      />
    </ProofDialog>
  );
}

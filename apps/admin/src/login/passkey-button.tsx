import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { enterByPasskey } from '../shared/session/session';
import { t } from '../shared/words/texts';

/** Logs in with a passkey, which counts as both factors. */
export function PasskeyButton({ onDone }: { onDone: () => Promise<void> }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await enterByPasskey();
      await onDone();
    },
  });
  return (
    <>
      {error && (
        <Alert severity="error">
          {error instanceof HttpError
            ? error.message
            : t('That did not work, or it was cancelled. Try again, or log in with password and code.')}
        </Alert>
      )}
      <Button variant="outlined" size="medium" loading={isPending} onClick={() => mutate()}>
        {t('Use a passkey')}
      </Button>
    </>
  );
}

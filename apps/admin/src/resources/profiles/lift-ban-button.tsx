import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useBrands } from '../../shared/brands/use-brands';
import { callApi, problemOf } from '../../shared/session/console-api';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';
import { useErrorFocus } from '../../shared/unsaved/error-focus';

/** Lifts the ban of an address whose account is gone, so that no profile is left to lift it at. */
export function LiftBanButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Lift an address’s ban')}</Button>
      {isOpen && <LiftBanDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function LiftBanDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [tenant, setTenant] = useState('');
  const [email, setEmail] = useState('');
  const brands = useBrands();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('liftMailboxBan', { body: { tenant, email: email.trim() } }),
    onSuccess: () => {
      notify(t('Lifted. The address can sign up again'), { type: 'success' });
      onClose();
    },
  });
  const isWhole = tenant !== '' && email.trim() !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole && !isPending) mutate();
  };
  const close = useUnsaved(email !== '' && !isPending, onClose);
  useErrorFocus(error);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="lift-ban-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="lift-ban-title">{t('Lift an address’s ban')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">
            {t(
              'For somebody who was banned and whose account is gone. While there is an account, lift the ban beside its profile.',
            )}
          </Typography>
          <TextField
            select
            required
            label={t('Brand')}
            value={tenant}
            onChange={(event) => setTenant(event.target.value)}
          >
            {brands.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            required
            type="email"
            label={t('Mail address')}
            autoComplete="off"
            value={email}
            error={error !== null}
            helperText={error === null ? t('It is not kept in the log.') : saidOf(error)}
            slotProps={{ htmlInput: { maxLength: 254 } }}
            onChange={(event) => setEmail(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={!isWhole}>
            {t('Lift the ban')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function saidOf(error: Error): string {
  return problemOf(error)?.code === 'not_found' ? t('No ban of this address on this brand.') : error.message;
}

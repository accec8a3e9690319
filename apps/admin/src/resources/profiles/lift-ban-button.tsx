import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { email, required, TextInput, useNotify } from 'react-admin';
import { BrandInput } from '../../shared/brands/brand-input';
import { callApi, problemOf } from '../../shared/session/console-api';
import { DialogForm } from '../../shared/unsaved/dialog-form';
import { t } from '../../shared/words/texts';

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

const address = [required(), email()];

function LiftBanDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  /** Whatever is refused is said beside the address. */
  const lift = async (values: object) => {
    const { tenant, email } = values as { tenant: string; email: string };
    try {
      await callApi('liftMailboxBan', { body: { tenant, email: email.trim() } });
    } catch (error) {
      return { email: saidOf(error as Error) };
    }
    notify(t('Lifted. The address can sign up again'), { type: 'success' });
    onClose();
    return undefined;
  };
  return (
    <DialogForm title={t('Lift an address’s ban')} save={t('Lift the ban')} onSubmit={lift} onClose={onClose}>
      <Typography color="textSecondary">
        {t(
          'For somebody who was banned and whose account is gone. While there is an account, lift the ban beside its profile.',
        )}
      </Typography>
      <BrandInput isRequired />
      <TextInput
        source="email"
        type="email"
        label={t('Mail address')}
        helperText={t('It is not kept in the log.')}
        validate={address}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
    </DialogForm>
  );
}

function saidOf(error: Error): string {
  return problemOf(error)?.code === 'not_found' ? t('No ban of this address on this brand.') : error.message;
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { brandKeyOf } from '@kindling/contract/brands/brand-rules';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useState } from 'react';
import { callApi } from '../../../shared/session/console-api';
import { useOpening } from '../opening/use-opening';
import { t } from '../../../shared/words/texts';
import { useUnsaved } from '../../../shared/unsaved/unsaved-context';

/** Opens a draft with this brand's settings, under a name of its own. */
export function CloneDialog({ record, onClose }: { record: TenantRecord; onClose: () => void }) {
  const [name, setName] = useState('');
  const [host, setHost] = useState('');
  const [key, setKey] = useState<string>();
  const content = { id: key ?? brandKeyOf(name), host, name };
  const { busy, failure, errorAt, touched, open } = useOpening(
    (clientId) =>
      callApi('cloneTenant', { params: { id: record.id }, body: { ...content, client_id: clientId } }),
    content,
  );
  const inputs = [
    ['name', t('Name'), name, setName, t('Takes the place of the old name in all texts.')],
    ['host', t('Host'), host, setHost, t('Such as www.brand.com')],
    ['id', t('Key'), content.id, setKey, t('Names the brand on the console, for good.')],
  ] as const;
  const close = useUnsaved((name !== '' || host !== '' || key !== undefined) && !busy, onClose);
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree it is within the brand's form, which would be saved.
          event.stopPropagation();
          open();
        }}
      >
        <DialogTitle>{t('Clone {{name}}', { name: record.name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {inputs.map(([path, label, value, set, help]) => (
            <TextField
              key={path}
              id={`clone-${path}`}
              label={label}
              required
              value={value}
              onChange={(event) => {
                touched([path]);
                set(event.target.value);
              }}
              error={errorAt(path) !== undefined}
              helperText={errorAt(path) ?? help}
            />
          ))}
          {failure && (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('Open as a draft')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../shared/session/console-api';
import { LinkField } from '../../shared/ui/link-field';
import { instantName } from '../../shared/words/names';
import { useCopy } from '../../shared/browser/use-copy';
import { invitationsKey } from './invitations';
import { PositionFields, type Position } from './position-fields';
import { wrongFields } from '../../shared/session/wrong-fields';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';
import { useErrorFocus } from '../../shared/unsaved/error-focus';

/** Staff without a brand would see nothing. Owners have all brands. */
const hasBrand = ({ role, tenants }: Position) => role === 'owner' || tenants.length > 0;

const nobody: Position = { name: '', role: 'support', tenants: [] };

/** Invites a staff member; the link is shown once, to be handed over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [position, setPosition] = useState(nobody);
  const queries = useQueryClient();
  const copy = useCopy();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => callApi('inviteStaff', { body: { email, ...position } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: invitationsKey }),
  });
  const wrong = wrongFields(error);
  const link = data && `${location.origin}/#/join/${data.token}`;
  const close = useUnsaved(!data && !isPending && (email !== '' || position.name !== ''), onClose);
  useErrorFocus(error);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <DialogTitle id="invite-title">{data ? t('The link is ready') : t('Invite somebody')}</DialogTitle>
      {data === undefined || link === undefined ? (
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error && Object.keys(wrong).length === 0 && <Alert severity="error">{error.message}</Alert>}
          <TextField
            required
            autoFocus
            type="email"
            label={t('Mail address')}
            value={email}
            error={wrong['email'] !== undefined}
            helperText={wrong['email'] ?? t('They log in with it.')}
            onChange={({ target }) => setEmail(target.value)}
            sx={{ mt: 1 }}
          />
          <PositionFields position={position} wrong={wrong} onChange={setPosition} />
        </DialogContent>
      ) : (
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <LinkField label={t('Link')} link={link} />
          <Alert severity="info">
            {t(
              'Give it to {{name}} yourself: it is shown this once and no mail is sent. It lets one person in, until {{expires_at}}.',
              { name: data.name, expires_at: instantName(data.expires_at) },
            )}
          </Alert>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={close}>{data ? t('Close') : t('Cancel')}</Button>
        {link === undefined ? (
          <Button
            variant="contained"
            loading={isPending}
            disabled={email.trim() === '' || position.name.trim() === '' || !hasBrand(position)}
            onClick={() => mutate()}
          >
            {t('Make the link')}
          </Button>
        ) : (
          <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => copy(link)}>
            {t('Copy the link')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

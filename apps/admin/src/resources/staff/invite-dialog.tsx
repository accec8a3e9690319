import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import type { inviteStaff } from '@kindling/contract/console/calls/staff-invitations';
import type { Answer } from '@kindling/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { email, required, TextInput } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { LinkField } from '../../shared/ui/link-field';
import { instantName } from '../../shared/words/names';
import { useCopy } from '../../shared/browser/use-copy';
import { invitationsKey } from './invitations';
import { PositionInputs, positionOf, type Position } from './position-inputs';
import { t } from '../../shared/words/texts';
import { DialogForm } from '../../shared/unsaved/dialog-form';
import { useFormSave } from '../../shared/unsaved/use-form-save';

type Invited = Answer<typeof inviteStaff>;

const nobody: Partial<Position> = { role: 'support', tenants: [] };
const address = [required(), email()];

/** Invites a staff member; the link is shown once, to be handed over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<Invited>();
  const queries = useQueryClient();
  const save = useFormSave(async (form: Position & { email: string }) => {
    setInvited(await callApi('inviteStaff', { body: { email: form.email, ...positionOf(form) } }));
    void queries.invalidateQueries({ queryKey: invitationsKey });
  });
  if (invited) return <HandOver invited={invited} onClose={onClose} />;
  return (
    <DialogForm
      title={t('Invite somebody')}
      save={t('Make the link')}
      isNew
      record={nobody}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        source="email"
        type="email"
        autoFocus
        label={t('Mail address')}
        helperText={t('They log in with it.')}
        validate={address}
        sx={{ mt: 1 }}
      />
      <PositionInputs />
    </DialogForm>
  );
}

function HandOver({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const copy = useCopy();
  const link = `${location.origin}/#/join/${invited.token}`;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <DialogTitle id="invite-title">{t('The link is ready')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <LinkField label={t('Link')} link={link} />
        <Alert severity="info">
          {t(
            'Give it to {{name}} yourself: it is shown this once and no mail is sent. It lets one person in, until {{expires_at}}.',
            { name: invited.name, expires_at: instantName(invited.expires_at) },
          )}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
        <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => copy(link)}>
          {t('Copy the link')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { inviteDays } from '@kindling/contract/invite-rules';
import type { createInvite } from '@kindling/contract/routes/invites';
import type { Answer } from '@kindling/contract/route';
import { useState, type FocusEvent } from 'react';
import {
  Create,
  maxValue,
  minValue,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  Title,
  Toolbar,
  useNotify,
  useRedirect,
} from 'react-admin';
import { instantName } from '../../shared/names';
import { BrandInput } from '../../shared/brand-input';

type MadeInvite = Answer<typeof createInvite>;

const days = [required(), minValue(1), maxValue(inviteDays.most)];

/** Asks for which brand and how long; what was made stands there once, to be copied. */
export function InviteCreate() {
  const [made, setMade] = useState<MadeInvite>();
  if (made) return <MadeLink invite={made} onAnother={() => setMade(undefined)} />;
  return (
    <Create<MadeInvite>
      title="New invitation"
      redirect={false}
      mutationOptions={{ onSuccess: setMade }}
      sx={{ maxWidth: 640 }}
    >
      <SimpleForm toolbar={<MakeToolbar />} defaultValues={{ days: inviteDays.usual }}>
        <BrandInput isRequired />
        <NumberInput source="days" label="Holds for days" validate={days} step={1} />
      </SimpleForm>
    </Create>
  );
}

function MakeToolbar() {
  return (
    <Toolbar>
      <SaveButton label="Make the link" alwaysEnable icon={<></>} />
    </Toolbar>
  );
}

function MadeLink({ invite, onAnother }: { invite: MadeInvite; onAnother: () => void }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const copy = () =>
    navigator.clipboard.writeText(invite.link).then(
      () => notify('Copied', { type: 'success' }),
      () =>
        notify('The browser does not let us copy. Select the link and copy it yourself.', {
          type: 'warning',
        }),
    );
  return (
    <Card sx={{ maxWidth: 640, p: 2.5, mt: 2, display: 'grid', gap: 2 }}>
      <Title title="New invitation" />
      <Typography variant="h2">The link is ready</Typography>
      <TextField
        label="Invitation link"
        value={invite.link}
        slotProps={{ input: { readOnly: true }, htmlInput: { onFocus: selectAll } }}
        autoFocus
      />
      <Alert severity="info">
        Copy it now: it is shown this once and kept nowhere. It lets one person in, until{' '}
        {instantName(invite.expires_at)}.
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          Copy the link
        </Button>
        <Button onClick={onAnother}>Make another</Button>
        <Button onClick={() => redirect('list', 'invites')}>To the list</Button>
      </Box>
    </Card>
  );
}

function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.select();
}

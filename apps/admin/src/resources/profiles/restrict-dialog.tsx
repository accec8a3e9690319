import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { restrictionNoteLength } from '@kindling/contract/appeal-rules';
import { accountGrounds, type AccountGround } from '@kindling/contract/restriction-grounds';
import { useState } from 'react';
import { codeName, languageName } from '../../shared/names';
import { isWhole, useImpose, usePreview, type RestrictionDraft } from './restrictions';

const titles = { profile_disabled: 'Disable this profile', account_banned: 'Ban this account' } as const;
const effects = {
  profile_disabled: 'Nobody sees the profile any more; its member can log in, read why and appeal.',
  account_banned:
    'Every session ends at once, and a confirmed address can’t sign up here again for 12 months.',
} as const;

/** Disables or bans: the ground, the facts, and the statement as the member will read it, before it is sent. */
export function RestrictDialog({
  kind,
  profileId,
  onClose,
}: {
  kind: RestrictionDraft['kind'];
  profileId: string;
  onClose: () => void;
}) {
  const [ground, setGround] = useState<AccountGround>('harassment');
  const [note, setNote] = useState('');
  const draft = { kind, ground, note };
  const { mutate, isPending } = useImpose(profileId, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="restrict-title">
      <DialogTitle id="restrict-title">{titles[kind]}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{effects[kind]}</Typography>
        <TextField
          select
          label="Ground"
          value={ground}
          onChange={(event) => setGround(event.target.value as AccountGround)}
        >
          {accountGrounds.map((code) => (
            <MenuItem key={code} value={code}>
              {codeName(code)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          multiline
          minRows={3}
          label={ground === 'other' ? 'What happened' : 'What happened (optional)'}
          helperText="The member reads this, in your words. Name nobody, and never who reported it."
          value={note}
          slotProps={{ htmlInput: { maxLength: restrictionNoteLength } }}
          onChange={(event) => setNote(event.target.value)}
        />
        <Preview profileId={profileId} draft={draft} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          color="error"
          variant="contained"
          loading={isPending}
          disabled={!isWhole(draft)}
          onClick={() => mutate(draft)}
        >
          {kind === 'account_banned' ? 'Ban and tell the member' : 'Disable and tell the member'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ profileId, draft }: { profileId: string; draft: RestrictionDraft }) {
  const { data, error } = usePreview(profileId, draft);
  if (!isWhole(draft))
    return <Alert severity="info">Say what happened: this ground alone tells no facts.</Alert>;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return (
    <Box component="section" aria-label="What the member reads">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        What the member reads{data ? `, in ${languageName(data.language)}` : ''}
      </Typography>
      <Box
        lang={data?.language}
        sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover', whiteSpace: 'pre-line', minHeight: 120 }}
      >
        {data?.statement ?? 'Loading…'}
      </Box>
    </Box>
  );
}

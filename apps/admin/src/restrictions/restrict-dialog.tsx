import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { restrictionNoteLength } from '@kindling/contract/safety/appeal-rules';
import { groundsOfKind, type RestrictionGround } from '@kindling/contract/safety/restriction-kinds';
import type { RestrictionDraft } from '@kindling/contract/safety/calls/restriction-desk';
import { useState } from 'react';
import { isWholeReason, StatementPreview } from '../shared/decisions/statement-preview';
import { useSettled } from '../shared/browser/use-settled';
import { useImpose, usePreview, type RestrictionSubject } from './restrictions';
import { codeName, t } from '../shared/words/texts';
import { useUnsaved } from '../shared/unsaved/unsaved-context';

const titles = {
  profile_disabled: t('Disable this profile'),
  account_banned: t('Ban this account'),
  photo_removed: t('Remove this photo'),
  text_removed: t('Remove this text'),
} as const;
const actions = {
  profile_disabled: t('Disable and tell the member'),
  account_banned: t('Ban and tell the member'),
  photo_removed: t('Remove and tell the member'),
  text_removed: t('Remove and tell the member'),
} as const;
const effects = {
  profile_disabled: t('Nobody sees the profile any more; its member can log in, read why and appeal.'),
  account_banned: t(
    'Every session ends at once, and a confirmed address can’t sign up here again for 12 months.',
  ),
  photo_removed: t('Nobody sees it any more, its owner neither. They read why and can appeal.'),
  text_removed: t('Nobody reads it any more but its owner, who can write another, read why and appeal.'),
} as const;

/** Disables, bans or removes: the ground, the facts, and the statement as the member will read it, before it is sent. */
export function RestrictDialog({
  subject,
  profileId,
  onClose,
}: {
  subject: RestrictionSubject;
  profileId: string;
  onClose: () => void;
}) {
  const { kind } = subject;
  const grounds = groundsOfKind[kind];
  const [ground, setGround] = useState<RestrictionGround | ''>('');
  const [note, setNote] = useState('');
  // The grounds are those of the kind, which the type of a draft can't know here.
  const draft = { ...subject, ground, note } as RestrictionDraft;
  const settledNote = useSettled(note);
  const { mutate, isPending } = useImpose(profileId, onClose);
  const close = useUnsaved(note !== '' && !isPending, onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="restrict-title">
      <DialogTitle id="restrict-title">{titles[kind]}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{effects[kind]}</Typography>
        <TextField
          select
          required
          label={t('Ground')}
          value={ground}
          onChange={(event) => setGround(event.target.value as RestrictionGround)}
        >
          {grounds.map((code) => (
            <MenuItem key={code} value={code}>
              {codeName(code)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          multiline
          minRows={3}
          label={ground === 'other' ? t('What happened') : t('What happened (optional)')}
          helperText={t('The member reads this, in your words. Name nobody, and never who reported it.')}
          value={note}
          slotProps={{ htmlInput: { maxLength: restrictionNoteLength } }}
          onChange={(event) => setNote(event.target.value)}
        />
        {ground !== '' && <Preview profileId={profileId} draft={{ ...draft, note: settledNote }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button
          color="error"
          variant="contained"
          loading={isPending}
          disabled={!isWholeReason({ ground, note })}
          onClick={() => mutate(draft)}
        >
          {actions[kind]}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ profileId, draft }: { profileId: string; draft: RestrictionDraft }) {
  const { data, error } = usePreview(profileId, draft);
  return <StatementPreview whole={isWholeReason(draft)} draft={data} error={error} />;
}

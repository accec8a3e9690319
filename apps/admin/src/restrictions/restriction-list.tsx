import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { restrictionNoteLength } from '@kindling/contract/safety/appeal-rules';
import type { RestrictionRow } from '@kindling/contract/safety/calls/restriction-desk';
import type { StaffRight } from '@kindling/contract/route';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { instantName } from '../shared/words/names';
import { RestrictDialog } from './restrict-dialog';
import { useLift, useRestrictions, type RestrictionSubject } from './restrictions';
import { codeName, t } from '../shared/words/texts';
import { useUnsaved } from '../shared/unsaved/unsaved-context';

/** What was taken from a member, with the statements as they got them, and what may be done about it. */
export function RestrictionList({ profileId, fictional }: { profileId: string; fictional: boolean }) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const { data, error } = useRestrictions(profileId);
  const [drafted, setDrafted] = useState<RestrictionSubject>();
  const [lifted, setLifted] = useState<RestrictionRow>();
  const mayRestrict = permissions.includes('members:restrict');
  // A fictional profile has no account: it is disabled by a report, and enabled here.
  const hasAccount = mayRestrict && !fictional;
  const stands = (kind: string) => data?.some((row) => row.kind === kind && row.ended_at === null) ?? true;
  return (
    <Card
      component="section"
      aria-label={t('Restrictions')}
      sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 120 }}>
          {t('Restrictions')}
        </Typography>
        {hasAccount && !stands('profile_disabled') && (
          <Button variant="outlined" color="error" onClick={() => setDrafted({ kind: 'profile_disabled' })}>
            {t('Disable')}
          </Button>
        )}
        {hasAccount && !stands('account_banned') && (
          <Button variant="outlined" color="error" onClick={() => setDrafted({ kind: 'account_banned' })}>
            {t('Ban')}
          </Button>
        )}
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && (
        <Typography color="textSecondary">{t('Nothing was ever taken from this member.')}</Typography>
      )}
      {data?.map((row) => (
        <Restriction
          key={row.id}
          row={row}
          onLift={mayRestrict && row.ended_at === null ? setLifted : undefined}
        />
      ))}
      {drafted && (
        <RestrictDialog subject={drafted} profileId={profileId} onClose={() => setDrafted(undefined)} />
      )}
      {lifted && <LiftDialog row={lifted} profileId={profileId} onClose={() => setLifted(undefined)} />}
    </Card>
  );
}

function Restriction({
  row,
  onLift,
}: {
  row: RestrictionRow;
  onLift: ((row: RestrictionRow) => void) | undefined;
}) {
  const state = row.ended_at
    ? t('Ended {{ended_at}}: {{reason}}', {
        ended_at: instantName(row.ended_at),
        reason:
          row.end_reason === 'appeal'
            ? t('the appeal was right')
            : codeName(row.end_reason ?? '').toLowerCase(),
      })
    : t('In force');
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3">{codeName(row.kind)}</Typography>
        <Chip label={codeName(row.ground)} variant="outlined" />
        <Chip label={state} color={row.ended_at ? 'default' : 'error'} variant="outlined" />
        {row.appeal && <Chip label={appealStates[row.appeal]} color="info" variant="outlined" />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('{{decided_at}}, by {{decided_by}}', {
          decided_at: instantName(row.decided_at),
          decided_by: row.decided_by ?? t('a programme'),
        })}
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
          {t('What the member was told')}
        </Box>
        <Typography lang={row.language} sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>
          {row.statement}
        </Typography>
      </Box>
      {onLift && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => onLift(row)}>
          {t('Lift')}
        </Button>
      )}
    </Box>
  );
}

const appealStates = {
  open: t('Appeal waits'),
  uphold: t('Appeal: upheld'),
  reverse: t('Appeal: reversed'),
} as const;

function LiftDialog({
  row,
  profileId,
  onClose,
}: {
  row: RestrictionRow;
  profileId: string;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const { mutate, isPending } = useLift(profileId, onClose);
  const close = useUnsaved(note !== '' && !isPending, onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="lift-title">
      <DialogTitle id="lift-title">
        {t('Lift: {{kind}}', { kind: codeName(row.kind).toLowerCase() })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          {t(
            'All is as it was before, and the member is told so by mail. An appeal that waits ends with it.',
          )}
        </Typography>
        <TextField
          multiline
          minRows={3}
          label={t('What the member should know (optional)')}
          value={note}
          slotProps={{ htmlInput: { maxLength: restrictionNoteLength } }}
          onChange={(event) => setNote(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate({ id: row.id, note })}>
          {t('Lift and tell the member')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

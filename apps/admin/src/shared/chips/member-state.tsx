import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { MemberRow } from '@kindling/contract/overviews/calls/member-desk';
import { memberStateNames } from '../words/member-words';
import { t } from '../words/texts';

const colours = { not_confirmed: 'warning', active: 'success', banned: 'error', deleted: 'default' } as const;

/** Whether a member can log in, and whether others see them. */
export function MemberStates({ member }: { member: Pick<MemberRow, 'state' | 'restricted'> }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip variant="outlined" color={colours[member.state]} label={memberStateNames[member.state]} />
      {member.restricted && member.state !== 'banned' && (
        <Chip variant="outlined" color="error" label={t('Profile disabled')} />
      )}
    </Box>
  );
}

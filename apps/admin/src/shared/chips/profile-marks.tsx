import Chip from '@mui/material/Chip';
import type { ProfileRow } from '@kindling/contract/profiles/calls/profiles';
import { t } from '../words/texts';

/** The label of a fictional profile, shown wherever the profile is (decisions §5). */
export function FictionalMark({ profile }: { profile: Pick<ProfileRow, 'fictional'> }) {
  return profile.fictional ? (
    <Chip
      color="secondary"
      variant="outlined"
      label={t('Fictional')}
      title={t('Physical contact not possible')}
    />
  ) : null;
}

export function StatusMark({ profile }: { profile: Pick<ProfileRow, 'status'> }) {
  return profile.status === 'active' ? (
    <Chip color="success" variant="outlined" label={t('Active')} />
  ) : (
    <Chip variant="outlined" label={t('Disabled')} />
  );
}

import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FictionalTurn } from '@kindling/contract/chats/calls/fictional-desk';
import { FictionalMark } from '../shared/chips/profile-marks';
import { countryName } from '../shared/words/names';
import { Notes } from './notes';
import { PromptAnswers } from '../shared/ui/prompt-answers';
import { codeName, t } from '../shared/words/texts';

type Profile = FictionalTurn['profile'];

/** The profile that the reader answers as: all that members can read of it, and the notes of staff. */
export function ProfilePanel({ profile, onNotes }: { profile: Profile; onNotes: () => void }) {
  const createPath = useCreatePath();
  const place = [profile.city, profile.country && countryName(profile.country)].filter(Boolean).join(', ');
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }} component="section" aria-label={t('You answer as')}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Avatar src={profile.image ?? undefined} alt="" variant="rounded" sx={{ width: 72, height: 90 }}>
          {profile.name.charAt(0)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="overline" color="textSecondary" component="div">
            {t('You answer as')}
          </Typography>
          <MuiLink
            variant="h2"
            component={Link}
            to={createPath({ resource: 'profiles', type: 'show', id: profile.id })}
          >
            <bdi>{profile.name}</bdi>, {profile.age}
          </MuiLink>
          <Typography variant="body2" color="textSecondary">
            {place}
          </Typography>
          <Box sx={{ mt: 0.5 }}>
            <FictionalMark profile={{ fictional: true }} />
          </Box>
        </Box>
      </Box>
      <Facts profile={profile} />
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <bdi>{profile.about_me === '' ? t('Nothing written about themselves.') : profile.about_me}</bdi>
      </Typography>
      <PromptAnswers prompts={profile.prompts} />
      <Notes profileId={profile.id} notes={profile.notes} onChange={onNotes} />
    </Card>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const facts = [
    [t('Gender'), profile.gender],
    [t('Looks for'), profile.reason_for_signup],
    [t('Relationship'), profile.relationship_status],
    [t('Hair'), profile.hair_color],
    [t('Eyes'), profile.eye_color],
    [t('Body'), profile.body_type],
    [t('Tattoos'), profile.tattoos],
  ] as const;
  const told = facts.flatMap(([label, value]) => (value === null ? [] : [[label, codeName(value)] as const]));
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '90px minmax(0, 1fr)',
        rowGap: 0.25,
        '& dd': { m: 0 },
      }}
    >
      {[
        ...told,
        ...(profile.interests.length > 0 ? [[t('Interests'), profile.interests.join(', ')] as const] : []),
      ].map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2">
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

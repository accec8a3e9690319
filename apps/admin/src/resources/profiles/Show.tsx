import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { profileDetail, ProfileRow } from '@kindling/contract/profiles/calls/profiles';
import type { StaffRight } from '@kindling/contract/route';
import { useState } from 'react';
import { Show, usePermissions, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import { BrandName } from '../../shared/brands/brand-name';
import { countryName, instantName } from '../../shared/words/names';
import { FictionalMark, StatusMark } from '../../shared/chips/profile-marks';
import { ProfilePhotos } from './profile-photos';
import { RestrictDialog } from '../../restrictions/restrict-dialog';
import { RestrictionList } from '../../restrictions/restriction-list';
import type { RestrictionSubject } from '../../restrictions/restrictions';
import { PromptAnswers } from '../../shared/ui/prompt-answers';
import { PageTitle } from '../../shared/ui/page-title';
import { codeName, t } from '../../shared/words/texts';

type ProfileDetail = z.output<typeof profileDetail>;
type KnownProfile = ProfileRow & Partial<ProfileDetail>;

export function ProfileShow() {
  return (
    <Show component="div" actions={false} title=" ">
      <Profile />
    </Show>
  );
}

function Profile() {
  const record = useRecordContext<KnownProfile>();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const [removed, setRemoved] = useState<RestrictionSubject>();
  if (!record) return null;
  const mayRestrict = permissions.includes('members:restrict');
  const facts = [
    [t('Brand'), <BrandName key="brand" />],
    [t('Gender'), record.gender ? codeName(record.gender) : '–'],
    [t('Country'), record.country ? countryName(record.country) : '–'],
    [t('City'), record.city ?? '–'],
    [t('Joined'), instantName(record.created_at)],
    [t('Last seen'), instantName(record.last_seen_at)],
    [t('Id'), record.id],
  ] as const;
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pt: 1, flexWrap: 'wrap' }}>
        <PageTitle title={record.name}>
          <bdi>{record.name}</bdi>, {record.age}
        </PageTitle>
        <StatusMark profile={record} />
        <FictionalMark profile={record} />
        {record.fictional
          ? permissions.includes('profiles:write') && (
              <Button component={RouterLink} to={`/fictional-profiles/${record.id}`} variant="outlined">
                {t('Edit')}
              </Button>
            )
          : permissions.includes('members:read') && (
              <Button component={RouterLink} to={`/members/${record.id}/show`} variant="outlined">
                {t('To the member')}
              </Button>
            )}
      </Box>
      <Card
        sx={{
          p: 2.5,
          display: 'grid',
          gap: 2.5,
        }}
      >
        {/* Until the whole profile is there, its row of the list shows what is known. */}
        {record.photos ? (
          <ProfilePhotos
            profileId={record.id}
            photos={record.photos}
            onRemove={(photoId) => setRemoved({ kind: 'photo_removed', photo_id: photoId })}
          />
        ) : null}
        <Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: '110px minmax(0, 1fr)',
              rowGap: 0.75,
              '& dd': { m: 0 },
            }}
          >
            {facts.map(([label, value]) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {label}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {value}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography variant="h3" sx={{ mt: 2.5, mb: 0.5 }}>
            {t('About me')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>
            <bdi>{record.about_me === '' ? t('Nothing written.') : record.about_me}</bdi>
          </Typography>
          <PromptAnswers
            prompts={record.prompts ?? []}
            action={({ prompt }) =>
              mayRestrict && (
                <Button
                  color="error"
                  sx={{ minHeight: 44 }}
                  onClick={() => setRemoved({ kind: 'text_removed', field: prompt })}
                >
                  {t('Remove this answer')}
                </Button>
              )
            }
          />
          {mayRestrict && (
            <Box
              sx={{
                display: 'flex',
                gap: 1,
                flexWrap: 'wrap',
                mt: 1,
                '& .MuiButton-root': { minHeight: 44 },
              }}
            >
              {record.about_me !== undefined && record.about_me !== '' && (
                <Button color="error" onClick={() => setRemoved({ kind: 'text_removed', field: 'about_me' })}>
                  {t('Remove this text')}
                </Button>
              )}
              <Button color="error" onClick={() => setRemoved({ kind: 'text_removed', field: 'name' })}>
                {t('Remove the name')}
              </Button>
            </Box>
          )}
        </Box>
      </Card>
      <RestrictionList profileId={record.id} fictional={record.fictional} />
      {removed && (
        <RestrictDialog subject={removed} profileId={record.id} onClose={() => setRemoved(undefined)} />
      )}
    </Box>
  );
}

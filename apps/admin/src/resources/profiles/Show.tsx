import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { profileDetail, ProfileRow } from '@kindling/contract/routes/profiles';
import { Show, Title, useRecordContext } from 'react-admin';
import type { z } from 'zod';
import { BrandName } from '../../shared/brand-name';
import { codeName, countryName, instantName } from '../../shared/names';
import { FictionalMark, StatusMark } from '../../shared/profile-marks';
import { RestrictionList } from './restriction-list';

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
  if (!record) return null;
  // Until the whole profile is there, its row of the list shows what is known.
  const photos = record.photos ?? (record.image === null ? [] : [record.image]);
  const facts = [
    ['Brand', <BrandName key="brand" />],
    ['Gender', record.gender ? codeName(record.gender) : '–'],
    ['Country', record.country ? countryName(record.country) : '–'],
    ['City', record.city ?? '–'],
    ['Joined', instantName(record.created_at)],
    ['Last seen', instantName(record.last_seen_at)],
    ['Id', record.id],
  ] as const;
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gap: 2 }}>
      <Title title={record.name} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pt: 1, flexWrap: 'wrap' }}>
        <Typography variant="h1">
          <bdi>{record.name}</bdi>, {record.age}
        </Typography>
        <StatusMark profile={record} />
        <FictionalMark profile={record} />
      </Box>
      <Card
        sx={{
          p: 2.5,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: '240px minmax(0, 1fr)' },
        }}
      >
        <Photos paths={photos} />
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
            About me
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>
            <bdi>{record.about_me === '' ? 'Nothing written.' : record.about_me}</bdi>
          </Typography>
        </Box>
      </Card>
      {!record.fictional && <RestrictionList profileId={record.id} />}
    </Box>
  );
}

function Photos({ paths }: { paths: readonly string[] }) {
  const [main, ...others] = paths;
  const frame = {
    width: '100%',
    objectFit: 'cover',
    borderRadius: 1,
    display: 'block',
    bgcolor: 'action.hover',
  };
  if (main === undefined) {
    return (
      <Box
        sx={{
          ...frame,
          aspectRatio: '4 / 5',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
        }}
      >
        No photo
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)', alignContent: 'start' }}>
      <Box
        component="img"
        src={main}
        alt="Main photo"
        sx={{ ...frame, aspectRatio: '4 / 5', gridColumn: '1 / -1' }}
      />
      {others.map((path) => (
        <Box key={path} component="img" src={path} alt="" sx={{ ...frame, aspectRatio: '1' }} />
      ))}
    </Box>
  );
}

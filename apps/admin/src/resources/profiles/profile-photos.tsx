import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { profilePhoto } from '@kindling/contract/profiles/calls/profiles';
import type { StaffRight } from '@kindling/contract/route';
import { usePermissions } from 'react-admin';
import type { z } from 'zod';
import { useMark } from '../../restrictions/restrictions';
import { codeName, t } from '../../shared/words/texts';

type ProfilePhoto = z.output<typeof profilePhoto>;

const statusNames = { inspection: t('Waits'), active: t('Approved'), removed: t('Removed') } as const;
const frame = {
  width: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: 1,
  display: 'block',
  bgcolor: 'action.hover',
} as const;

interface ProfilePhotosProps {
  profileId: string;
  photos: readonly ProfilePhoto[];
  onRemove: (photoId: string) => void;
}

/** Every photo of a member with what it is to others, and what may be done about it. */
export function ProfilePhotos({ profileId, photos, onRemove }: ProfilePhotosProps) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const mark = useMark(profileId);
  const maySeeRemoved = permissions.includes('photos:inspect') || permissions.includes('complaints:handle');
  if (photos.length === 0) {
    return <Box sx={{ ...frame, ...centred, color: 'text.secondary' }}>{t('No photo')}</Box>;
  }
  return (
    <Box
      component="ul"
      aria-label={t('Photos')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
      }}
    >
      {photos.map((photo) => (
        <Box component="li" key={photo.id} sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}>
          {photo.status === 'removed' && !maySeeRemoved ? (
            <Box sx={{ ...frame, ...centred, color: 'text.secondary' }}>{t('Removed')}</Box>
          ) : (
            <a href={photo.image} target="_blank" rel="noreferrer">
              <Box component="img" src={photo.thumbnail} alt={nameOf(photo)} sx={frame} />
            </a>
          )}
          <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
            <Chip
              size="small"
              variant="outlined"
              color={photo.status === 'removed' ? 'error' : photo.status === 'active' ? 'success' : 'warning'}
              label={statusNames[photo.status]}
            />
            {photo.main && <Chip size="small" variant="outlined" label={t('Main')} />}
            {photo.explicit && <Chip size="small" variant="outlined" color="warning" label={t('Explicit')} />}
          </Box>
          {photo.ground !== null && (
            <Typography variant="body2" color="textSecondary">
              {codeName(photo.ground)}
            </Typography>
          )}
          <Box
            sx={{
              display: 'grid',
              '& .MuiButton-root': { minHeight: 44, px: 0.5, justifyContent: 'flex-start' },
            }}
          >
            {photo.status !== 'removed' && permissions.includes('members:restrict') && (
              <Button color="error" onClick={() => onRemove(photo.id)}>
                {t('Remove')}
              </Button>
            )}
            {photo.status === 'active' && permissions.includes('photos:inspect') && (
              <Button
                loading={mark.isPending && mark.variables.photoId === photo.id}
                onClick={() => mark.mutate({ photoId: photo.id, explicit: !photo.explicit })}
              >
                {photo.explicit ? t('Not explicit') : t('Mark as explicit')}
              </Button>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const centred = { display: 'grid', placeItems: 'center' } as const;

function nameOf({ main, status }: ProfilePhoto): string {
  return `${main ? t('Main photo') : t('Photo')}, ${statusNames[status].toLowerCase()}`;
}

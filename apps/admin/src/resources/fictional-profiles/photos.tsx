import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { photoTypes } from '@kindling/contract/profiles/photo-files';
import type { FictionalProfile } from '@kindling/contract/profiles/calls/fictional-profiles';
import { useRef } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { apiRoot, callApi, sendRequest } from '../../shared/session/console-api';
import { codeName, t } from '../../shared/words/texts';

type Change = { add: File; clientId: string } | { remove: string } | { main: string };

async function carryOut(id: string, change: Change): Promise<void> {
  if ('add' in change) {
    const address = `${apiRoot}/fictional-profiles/${encodeURIComponent(id)}/photos?client_id=${change.clientId}`;
    await sendRequest(address, {
      method: 'POST',
      body: change.add,
      headers: { 'content-type': change.add.type },
    });
  } else if ('remove' in change)
    await callApi('removeFictionalPhoto', { params: { id, photo: change.remove } });
  else await callApi('setFictionalMainPhoto', { params: { id, photo: change.main } });
}

/** Photos of a fictional profile: each waits at the desk for approval. */
export function FictionalPhotos() {
  const profile = useRecordContext<FictionalProfile>();
  const file = useRef<HTMLInputElement>(null);
  // Kept until it arrived: the same file chosen again is the same photo.
  const attempt = useRef({ of: '', clientId: '' });
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => carryOut(profile?.id ?? '', change),
    onSuccess: (_, change) => {
      if (!('add' in change)) return;
      attempt.current = { of: '', clientId: '' };
      notify(t('It waits at the desk now'), { type: 'success' });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  const idOf = ({ name, size, lastModified }: File): string => {
    const of = `${profile?.id} ${name} ${size} ${lastModified}`;
    if (attempt.current.of !== of) attempt.current = { of, clientId: crypto.randomUUID() };
    return attempt.current.clientId;
  };
  if (!profile?.photos) return null;
  const shown = profile.photos.filter(({ status }) => status !== 'removed');
  return (
    <Card
      component="section"
      aria-label={t('Photos')}
      sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 120 }}>
          {t('Photos')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          loading={isPending}
          onClick={() => file.current?.click()}
          sx={{ minHeight: 36 }}
        >
          {t('Add a photo')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t('Photo')}
          accept={photoTypes.join(',')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) mutate({ add: chosen, clientId: idOf(chosen) });
            target.value = '';
          }}
        />
      </Box>
      {shown.length === 0 && <Typography color="textSecondary">{t('It has no photo yet.')}</Typography>}
      <Box
        component="ul"
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {shown.map((photo) => (
          <Box key={photo.id} component="li" sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
            <Box
              component="img"
              src={photo.thumbnail}
              alt=""
              sx={{
                width: '100%',
                aspectRatio: '4 / 5',
                objectFit: 'cover',
                borderRadius: 1,
                display: 'block',
              }}
            />
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              <Chip
                variant="outlined"
                color={photo.status === 'active' ? 'success' : 'warning'}
                label={photo.status === 'active' ? t('Approved') : codeName(photo.status)}
              />
              {photo.main && <Chip variant="outlined" label={t('Main')} />}
            </Box>
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              {!photo.main && (
                <Button disabled={isPending} onClick={() => mutate({ main: photo.id })}>
                  {t('Make main')}
                </Button>
              )}
              <Button color="error" disabled={isPending} onClick={() => mutate({ remove: photo.id })}>
                {t('Remove')}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

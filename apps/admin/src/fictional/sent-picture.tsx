import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FictionalMessage } from '@kindling/contract/chats/calls/fictional-desk';
import { t } from '../shared/words/texts';

type Picture = NonNullable<FictionalMessage['photo']>;

/** In pixels; taller pictures get narrower, none larger than it is. */
const most = { width: 280, height: 320 };

/** A picture from the member: blurred until asked for, which is logged. */
export function SentPicture({ picture, name }: { picture: Picture; name: string }) {
  const [state, setState] = useState<'blurred' | 'clear' | 'failed'>('blurred');
  const { width, height, placeholder } = picture;
  const scale = Math.min(1, most.width / width, most.height / height);
  if (state === 'failed')
    return (
      <Typography color="textSecondary">{t('The picture could not be loaded. It may be gone.')}</Typography>
    );
  return (
    <Box
      sx={{
        position: 'relative',
        width: Math.max(160, Math.round(width * scale)),
        maxWidth: '100%',
        aspectRatio: `${width} / ${height}`,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: placeholder,
      }}
    >
      <Box
        component="img"
        src={state === 'clear' ? picture.image : picture.blurred}
        alt={
          state === 'clear'
            ? t('Picture from {{name}}', { name })
            : t('Blurred picture from {{name}}', { name })
        }
        onError={() => setState('failed')}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {state === 'blurred' && (
        <Button
          variant="contained"
          color="inherit"
          size="small"
          onClick={() => setState('clear')}
          sx={{ position: 'relative' }}
        >
          {t('Show clearly')}
        </Button>
      )}
    </Box>
  );
}

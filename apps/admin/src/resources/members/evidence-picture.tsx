import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { reportSubject } from '@kindling/contract/safety/desk-subjects';
import { useState } from 'react';
import { t } from '../../shared/words/texts';

type Picture = z.output<typeof reportSubject>['evidence']['pictures'][number];

const stands: Readonly<Record<NonNullable<Picture['status']>, string>> = {
  inspection: t('The photo waits for its inspection.'),
  active: t('Others see the photo.'),
  removed: t('The photo is removed.'),
  gone: t('Its owner deleted the photo.'),
};

/** The copy of a reported picture, shown and logged only when asked for: often the words are enough. */
export function EvidencePicture({ image, status }: Pick<Picture, 'image' | 'status'>) {
  const [isShown, setShown] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        {status === null
          ? t('A picture that one of the two sent the other. Who looks at it is written down.')
          : t('A copy as it was when it was reported. {{status}}', { status: stands[status] })}
      </Typography>
      {isGone && <Typography>{t('The copy is not there any more.')}</Typography>}
      {!isShown && (
        <Button variant="outlined" sx={{ minHeight: 36 }} onClick={() => setShown(true)}>
          {t('Show the picture')}
        </Button>
      )}
      {isShown && !isGone && (
        <Box
          component="img"
          src={image}
          alt={t('The reported picture')}
          onError={() => setGone(true)}
          sx={{ maxWidth: '100%', maxHeight: '60vh', borderRadius: 1, display: 'block' }}
        />
      )}
    </Box>
  );
}

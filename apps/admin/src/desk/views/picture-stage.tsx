import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { KeyCap } from '../../shared/ui/key-cap';
import type { ViewingCare } from './use-viewing-care';
import { t } from '../../shared/words/texts';

interface Picture {
  image: string;
  width?: number;
  height?: number;
  placeholder?: string;
}

interface PictureStageProps {
  picture: Picture;
  caption?: string | undefined;
  care: ViewingCare;
  onUnveil: () => void;
  /** Opens the picture at full size. */
  onEnlarge: () => void;
}

/** One picture, whole and as large as the window allows, on the colour it will have. */
export function PictureStage({ picture, caption, care, onUnveil, onEnlarge }: PictureStageProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      <Box
        sx={{
          position: 'relative',
          // With everything around it the page is no higher than the window.
          height: {
            xs: 'var(--stage-height, 52vh)',
            md: 'var(--stage-height, clamp(280px, calc(100vh - 340px), 760px))',
          },
          borderRadius: 1,
          overflow: 'hidden',
          display: 'grid',
          // Not as high as the picture is by itself: then its lower part would be cut off.
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
          placeItems: 'center',
          bgcolor: 'action.hover',
        }}
      >
        {failed === picture.image ? (
          <Typography color="textSecondary">
            {t('This picture could not be loaded. It may be gone already.')}
          </Typography>
        ) : (
          <Box
            component="img"
            key={picture.image}
            src={picture.image}
            alt={t('To decide')}
            width={picture.width}
            height={picture.height}
            onError={() => setFailed(picture.image)}
            sx={{
              width: 'auto',
              height: '100%',
              maxWidth: '100%',
              objectFit: 'contain',
              bgcolor: picture.placeholder ?? 'transparent',
              filter: filterOf(care),
            }}
          />
        )}
        {failed !== picture.image && (
          <Button
            variant="contained"
            color="inherit"
            onClick={onEnlarge}
            aria-keyshortcuts="z"
            sx={{ position: 'absolute', top: 8, right: 8, minHeight: 36 }}
          >
            {t('Full size')}
            <KeyCap>Z</KeyCap>
          </Button>
        )}
        {care.blur && (
          <Button
            variant="contained"
            color="inherit"
            onClick={onUnveil}
            aria-keyshortcuts="Space"
            sx={{ position: 'absolute', bottom: 16 }}
          >
            {t('Show clearly')}
            <KeyCap>{t('Space')}</KeyCap>
          </Button>
        )}
      </Box>
      {caption !== undefined && (
        <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600 }}>
          {caption}
        </Typography>
      )}
    </Box>
  );
}

/** The CSS filter of pictures that are shown with care. @param radius of the blur in pixels */
export function filterOf({ blur, grey }: ViewingCare, radius = 28): string {
  const filters = [blur && `blur(${radius}px)`, grey && 'grayscale(1)'].filter(Boolean);
  return filters.length === 0 ? 'none' : filters.join(' ');
}

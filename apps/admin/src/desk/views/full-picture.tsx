import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { KeyCap } from '../../shared/ui/key-cap';
import { t } from '../../shared/words/texts';
import { filterOf } from './picture-stage';
import type { ViewingCare } from './use-viewing-care';

interface FullPictureProps {
  /** All pictures of the item, in order. */
  images: readonly string[];
  first: string;
  care: ViewingCare;
  onClose: () => void;
}

/**
 * A picture at full size, scrollable. Arrow keys step through the item's pictures; the key that opened it closes it.
 */
export function FullPicture({ images, first, care, onClose }: FullPictureProps) {
  const [at, setAt] = useState(Math.max(0, images.indexOf(first)));
  const step = (by: number): void => setAt((at + by + images.length) % images.length);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': t('Picture in full size') } }}
      onKeyDown={({ key, repeat }) => {
        if (repeat) return;
        if (key.toLowerCase() === 'z') onClose();
        if (images.length > 1 && key === 'ArrowRight') step(1);
        if (images.length > 1 && key === 'ArrowLeft') step(-1);
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {images.length > 1
            ? t('Picture {{index}} of {{all}}', { index: at + 1, all: images.length })
            : t('Picture in full size')}
        </Typography>
        {images.length > 1 && (
          <>
            <Button color="inherit" onClick={() => step(-1)} aria-keyshortcuts="ArrowLeft">
              {t('Back')}
              <KeyCap>←</KeyCap>
            </Button>
            <Button color="inherit" onClick={() => step(1)} aria-keyshortcuts="ArrowRight">
              {t('Forward')}
              <KeyCap>→</KeyCap>
            </Button>
          </>
        )}
        <Button color="inherit" onClick={onClose} aria-keyshortcuts="z Escape">
          {t('Close')}
          <KeyCap>Z</KeyCap>
        </Button>
      </Box>
      {/* Scrollable by keyboard if larger than the window. */}
      <Box
        tabIndex={0}
        role="group"
        aria-label={t('Picture')}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'grid', bgcolor: 'action.hover' }}
      >
        <Box
          component="img"
          src={images[at]}
          alt={t('To decide')}
          sx={{ m: 'auto', display: 'block', filter: filterOf(care) }}
        />
      </Box>
    </Dialog>
  );
}

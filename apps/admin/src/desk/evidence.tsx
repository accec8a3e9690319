import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useState, type ReactNode } from 'react';
import { t } from '../shared/words/texts';

/** Sticky offset: the height of the app bar. */
const top = { xs: 48, sm: 56 } as const;
/** Maximum height on phones while a choice form is open. */
const phoneHeight = '36vh';

/** Scroll margin that keeps a choice form clear of the sticky evidence. */
export const clearOfEvidence = {
  scrollMarginTop: { xs: `calc(${phoneHeight} + 112px)`, md: '72px' },
} as const;

interface EvidenceProps {
  /** Whether a choice form is open. */
  isAsking: boolean;
  children: ReactNode;
}

/**
 * The content to decide on. Sticky while a choice form is open: next to the form, or above it on narrow screens,
 * where it can be collapsed.
 */
export function Evidence({ isAsking, children }: EvidenceProps) {
  const [isFolded, setFolded] = useState(false);
  const isHidden = isAsking && isFolded;
  return (
    <Box
      component="section"
      aria-label={t('What is judged')}
      sx={{ minWidth: 0, ...(isAsking && stickyStyle) }}
    >
      {isAsking && (
        <Button
          fullWidth
          color="inherit"
          aria-expanded={!isFolded}
          endIcon={<ExpandIcon sx={{ transform: isFolded ? 'none' : 'rotate(180deg)' }} />}
          onClick={() => setFolded(!isFolded)}
          sx={{ display: { md: 'none' }, justifyContent: 'space-between', minHeight: 44 }}
        >
          {t('What is judged')}
        </Button>
      )}
      <Box
        // Scrollable by keyboard too.
        {...(isAsking && { tabIndex: 0, role: 'group', 'aria-label': t('Evidence') })}
        sx={{
          ...{ display: { xs: isHidden ? 'none' : 'grid', md: 'grid' }, gap: 1.5, minWidth: 0 },
          ...(isAsking && {
            ...{ overflow: 'auto', maxHeight: { xs: phoneHeight, md: 'calc(100vh - 88px)' } },
            '--stage-height': { xs: '26vh', md: 'clamp(240px, calc(100vh - 320px), 640px)' },
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const stickyStyle = {
  ...{ position: 'sticky', top, zIndex: 2, alignSelf: { md: 'start' } },
  ...{ bgcolor: 'background.default', pb: { xs: 1, md: 0 } },
} as const;

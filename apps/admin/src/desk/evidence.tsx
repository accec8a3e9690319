import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useState, type ReactNode } from 'react';
import { t } from '../shared/words/texts';

/** Below the bar of the console. */
const top = { xs: 48, sm: 56 } as const;
/** On a phone the evidence has this much of the window while something is chosen about it. */
const most = '36vh';

/** What is chosen comes to rest below the evidence, not behind it. */
export const besideEvidence = { scrollMarginTop: { xs: `calc(${most} + 112px)`, md: '72px' } } as const;

interface EvidenceProps {
  /** Whether something is being chosen about it. */
  isAsking: boolean;
  children: ReactNode;
}

/**
 * What is judged. While a measure, a ground or words are asked for it stays in sight: beside the choices, or above them on a
 * narrow screen, where it can be folded.
 */
export function Evidence({ isAsking, children }: EvidenceProps) {
  const [isFolded, setFolded] = useState(false);
  const isHidden = isAsking && isFolded;
  return (
    <Box
      component="section"
      aria-label={t('What is judged')}
      sx={{ minWidth: 0, ...(isAsking && staysInSight) }}
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
        // It scrolls where it is long, by keys too.
        {...(isAsking && { tabIndex: 0, role: 'group', 'aria-label': t('Evidence') })}
        sx={{
          ...{ display: { xs: isHidden ? 'none' : 'grid', md: 'grid' }, gap: 1.5, minWidth: 0 },
          ...(isAsking && {
            ...{ overflow: 'auto', maxHeight: { xs: most, md: 'calc(100vh - 88px)' } },
            '--stage-height': { xs: '26vh', md: 'clamp(240px, calc(100vh - 320px), 640px)' },
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const staysInSight = {
  ...{ position: 'sticky', top, zIndex: 2, alignSelf: { md: 'start' } },
  ...{ bgcolor: 'background.default', pb: { xs: 1, md: 0 } },
} as const;

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Shown in place of a list that has no rows and, as far as its filters know, never had any.
 *
 * @param children how the first one is made, if it is
 */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box
      sx={{
        ...{ py: 8, px: 2, display: 'grid', justifyItems: 'center', gap: 2 },
        ...{ color: 'text.secondary', textAlign: 'center' },
      }}
    >
      {text}
      {children}
    </Box>
  );
}

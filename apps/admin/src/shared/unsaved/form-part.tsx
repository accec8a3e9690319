import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormPartProps {
  title?: string;
  hint?: string;
  /** Two columns where there is room. */
  columns?: 1 | 2;
  children: ReactNode;
}

/** A part of a form: its heading and its inputs, all of them as far apart as everywhere. */
export function FormPart({ title, hint, columns = 2, children }: FormPartProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        ...{ px: { xs: 2, md: 2.5 }, py: 2.5, minWidth: 0 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {title && <Typography variant="h2">{title}</Typography>}
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start', mt: title ? 2 : 0 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: `repeat(${columns}, minmax(0, 1fr))`,
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

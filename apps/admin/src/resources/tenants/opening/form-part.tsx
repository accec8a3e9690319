import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A part of a form with its heading; its inputs stand in two columns where there is room. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        px: { xs: 2, md: 2.5 },
        py: 2.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

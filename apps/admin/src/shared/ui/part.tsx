import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One subject of a member's page. @param action what may be done about all of it */
export function Part({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 120 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}

/** Rows of a part, each with an end. */
export function Lines({
  none,
  lines,
}: {
  none: string;
  lines: readonly { key: string; title: ReactNode; more?: ReactNode; end?: ReactNode }[];
}) {
  if (lines.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, title, more, end }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            py: 0.75,
            minHeight: 36,
            '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {more && (
              <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {more}
              </Typography>
            )}
          </Box>
          {end}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffRight } from '@kindling/contract/route';
import type { ReactNode } from 'react';
import { Title, usePermissions } from 'react-admin';
import { AccessDenied } from '../shared/access-denied';

/** The frame of the pages about money, for whoever reads the books. */
export function MoneyPage({
  title,
  lead,
  controls,
  children,
}: {
  title: string;
  lead: string;
  controls: ReactNode;
  children: ReactNode;
}) {
  const { permissions } = usePermissions<StaffRight[]>();
  if (!permissions) return null;
  if (!permissions.includes('books:read')) return <AccessDenied />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1180, pt: 1 }}>
      <Title title={title} />
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>{controls}</Box>
      {children}
    </Box>
  );
}

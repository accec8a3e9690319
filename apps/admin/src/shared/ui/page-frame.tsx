import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffRight } from '@kindling/contract/route';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { AccessDenied } from './access-denied';
import { PageTitle } from './page-title';
import { NeedsBrand } from '../brands/no-brand';

/** The frame of a page that is neither a list nor a form, for readers with the right to it. */
export function PageFrame({
  right,
  title,
  lead,
  controls,
  needsBrand = false,
  children,
}: {
  /** Absent: every staff member has it. */
  right?: StaffRight;
  title: string;
  lead: string;
  controls?: ReactNode;
  /** Whether the page is empty without a brand. */
  needsBrand?: boolean;
  children: ReactNode;
}) {
  const { permissions } = usePermissions<StaffRight[]>();
  if (!permissions) return null;
  if (right && !permissions.includes(right)) return <AccessDenied />;
  const content = (
    <>
      {controls && (
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>{controls}</Box>
      )}
      {children}
    </>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1180, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <PageTitle title={title} />
        <Typography color="textSecondary">{lead}</Typography>
      </Box>
      {needsBrand ? <NeedsBrand>{content}</NeedsBrand> : content}
    </Box>
  );
}

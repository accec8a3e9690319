import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Title, useGetIdentity, usePermissions } from 'react-admin';
import type { StaffRight } from '@kindling/contract/route';
import { RecentBrands } from './recent-brands';
import { kindsFor } from '../shared/desk-kinds';
import { CountTile } from './count-tile';
import { MoneyTiles } from './money-tiles';
import { WaitingTiles } from './waiting-tiles';

const rightNames: Record<StaffRight, string> = {
  'tenants:read': 'see brands',
  'tenants:write': 'edit brands',
  'tenants:create': 'open brands',
  'profiles:read': 'see profiles',
  'profiles:write': 'edit profiles',
  'profiles:find_by_mail': 'find profiles by mail address',
  'members:restrict': 'disable and ban members',
  'members:read': 'see members',
  'members:account': 'see and act on accounts',
  'credits:correct': 'correct credits',
  'photos:inspect': 'inspect photos',
  'complaints:handle': 'decide reports',
  'payments:refund': 'refund payments',
  'books:read': 'read the books',
  'support:answer': 'answer complaints',
  'fictional:answer': 'answer for fictional profiles',
  'codes:write': 'make discount codes',
  'invites:write': 'invite people',
  'newsletters:write': 'write newsletters',
  'pages:write': 'write pages',
  'staff:manage': 'manage staff',
  'audit:read': 'read the audit log',
};

function roleLine(role: string, rights: readonly StaffRight[]): string {
  const all = rights.length === Object.keys(rightNames).length;
  return `As ${role} you may ${all ? 'do everything, for every brand' : rights.map((right) => rightNames[right]).join(', ')}.`;
}

/** What one's role can do right now, counted by the server at this moment. */
export function Dashboard() {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<StaffRight[]>();
  if (!identity || !permissions) return null;
  const may = (right: StaffRight) => permissions.includes(right);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 1280 }}>
      <Title title="Dashboard" />
      <Box sx={{ pt: 1 }}>
        <Typography variant="h1">Hello {identity.fullName}</Typography>
        <Typography color="textSecondary">{roleLine(String(identity.role), permissions)}</Typography>
      </Box>
      {kindsFor(permissions).length > 0 && <WaitingTiles />}
      {may('payments:refund') && <MoneyTiles />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 40%), 1fr))',
        }}
      >
        {may('tenants:read') && <CountTile label="Brands" resource="tenants" filter={{}} />}
        {may('profiles:read') && (
          <>
            <CountTile label="Active profiles" resource="profiles" filter={{ status: 'active' }} />
            <CountTile label="Disabled profiles" resource="profiles" filter={{ status: 'disabled' }} />
            <CountTile label="Fictional profiles" resource="profiles" filter={{ fictional: true }} />
          </>
        )}
      </Box>
      {may('tenants:read') && <RecentBrands mayEdit={may('tenants:write')} />}
    </Box>
  );
}

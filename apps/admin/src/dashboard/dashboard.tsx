import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Title, useGetIdentity, usePermissions } from 'react-admin';
import type { StaffRight } from '@kindling/contract/route';
import { BlockedMail } from './blocked-mail';
import { Fortnights } from './fortnights';
import { HostAlarms } from './host-alarms';
import { RecentBrands } from './recent-brands';
import { WaitingTiles } from './waiting-tiles';
import { codeName, t } from '../shared/words/texts';

/** Where a day begins: what waits, how the brands do, and, with the right to change brands, what changed. */
export function Dashboard() {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<StaffRight[]>();
  if (!identity || !permissions) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1280 }}>
      <Title title={t('Home')} />
      <Box sx={{ pt: 1 }}>
        <Typography variant="h1">{t('Hello {{fullName}}', { fullName: identity.fullName })}</Typography>
        <Typography color="textSecondary">{codeName(String(identity.role))}</Typography>
      </Box>
      {permissions.includes('tenants:write') && <HostAlarms />}
      {permissions.includes('tenants:write') && <BlockedMail />}
      <WaitingTiles />
      {permissions.includes('profiles:read') && <Fortnights rights={permissions} />}
      {permissions.includes('tenants:write') && <RecentBrands mayEdit />}
    </Box>
  );
}

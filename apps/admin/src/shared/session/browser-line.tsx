import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import MonitorIcon from '@mui/icons-material/MonitorOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import { deviceOf } from '@kindling/contract/accounts/device-name';
import type { StaffBrowser } from '@kindling/contract/console/calls/staff-account';
import type { ReactNode } from 'react';
import { deviceName } from './device-name';
import { countryName, instantName } from '../words/names';
import { t } from '../words/texts';

/** A logged-in browser of a staff member, as a line of a list. @param children its buttons */
export function BrowserLine({ session, children }: { session: StaffBrowser; children?: ReactNode }) {
  const { user_agent: agent, country, created_at: since, last_used_at: used, current } = session;
  const Icon = deviceOf(agent).mobile ? PhoneIcon : MonitorIcon;
  const more = [
    country ? countryName(country) : t('Country unknown'),
    t('since {{created_at}}', { created_at: instantName(since) }),
    used && !current && t('last used {{last_seen_at}}', { last_seen_at: instantName(used) }),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        py: 1.25,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Icon color="action" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <strong>{deviceName(agent)}</strong>
          {current && <Chip size="small" color="success" variant="outlined" label={t('This browser')} />}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {more.join(' · ')}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

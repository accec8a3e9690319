import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import MonitorIcon from '@mui/icons-material/MonitorOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import { deviceOf } from '@kindling/contract/device-name';
import type { StaffBrowser } from '@kindling/contract/routes/staff-account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../shared/console-api';
import { deviceName } from '../shared/device-name';
import { countryName, instantName } from '../shared/names';
import { t } from '../shared/texts';
import { accountKey } from './account-key';

/** Which browsers the reader is logged in with, each to be logged out. */
export function Browsers({ sessions }: { sessions: readonly StaffBrowser[] }) {
  const notify = useNotify();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others' ? callApi('endOtherStaffBrowsers') : callApi('endStaffBrowser', { params: { id } }),
    onSuccess: () => notify(t('Logged out there'), { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  });
  return (
    <Card component="section" aria-labelledby="account-browsers" sx={{ p: 2 }}>
      <Typography variant="h2" id="account-browsers">
        {t('Where you are logged in')}
      </Typography>
      <Typography color="textSecondary">
        {t('A login lasts twelve hours. Log out what you do not know, then change your password.')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {sessions.map((session) => (
          <Browser
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          sx={{ minHeight: 36 }}
          loading={end.isPending && end.variables === 'others'}
          onClick={() => end.mutate('others')}
        >
          {t('Log out everywhere else')}
        </Button>
      )}
    </Card>
  );
}

interface BrowserProps {
  session: StaffBrowser;
  isEnding: boolean;
  onEnd: () => void;
}

function Browser({ session, isEnding, onEnd }: BrowserProps) {
  const { user_agent: agent, country, created_at: since, last_used_at: used, current } = session;
  const Icon = deviceOf(agent).mobile ? PhoneIcon : MonitorIcon;
  const name = deviceName(agent);
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
          <strong>{name}</strong>
          {current && <Chip size="small" color="success" variant="outlined" label={t('This browser')} />}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {more.join(' · ')}
        </Typography>
      </Box>
      {!current && (
        <Button
          variant="outlined"
          sx={{ minHeight: 36, flexShrink: 0 }}
          loading={isEnding}
          aria-label={t('Log out: {{name}}', { name })}
          onClick={onEnd}
        >
          {t('Log out')}
        </Button>
      )}
    </Box>
  );
}

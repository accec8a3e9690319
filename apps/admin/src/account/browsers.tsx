import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { StaffBrowser } from '@kindling/contract/console/calls/staff-account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../shared/session/console-api';
import { BrowserLine } from '../shared/session/browser-line';
import { deviceName } from '../shared/session/device-name';
import { t } from '../shared/words/texts';
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
  return (
    <BrowserLine session={session}>
      {!session.current && (
        <Button
          variant="outlined"
          sx={{ minHeight: 36, flexShrink: 0 }}
          loading={isEnding}
          aria-label={t('Log out: {{name}}', { name: deviceName(session.user_agent) })}
          onClick={onEnd}
        >
          {t('Log out')}
        </Button>
      )}
    </BrowserLine>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { readableHost } from '../shared/brands/brand-address';
import { callApi } from '../shared/session/console-api';
import { instantName } from '../shared/words/names';
import { translatedSentence } from '../shared/words/server-sentences';
import { t } from '../shared/words/texts';

const refreshMs = 60_000;

/** Hosts that visitors do not reach any more, or soon will not; nothing while there are none. */
export function HostAlarms() {
  const { data = [] } = useQuery({
    queryKey: ['home', 'host-alarms'],
    queryFn: () => callApi('getHostAlarms'),
    refetchInterval: refreshMs,
  });
  if (data.length === 0) return null;
  const isUrgent = data.some(({ alarm }) => alarm !== 'ending');
  return (
    <Alert severity={isUrgent ? 'error' : 'warning'} role="region" aria-label={t('Hosts that need you')}>
      <AlertTitle>{t('Hosts that need you')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {data.map(({ tenant, host, sentence, ends_at }) => (
          <li key={`${tenant} ${host}`}>
            <Link component={RouterLink} to={`/tenants/${tenant}?section=hosts`}>
              {readableHost(host)}
            </Link>
            <span>{`: ${aboutHost(sentence, ends_at)}`}</span>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function aboutHost(sentence: Parameters<typeof translatedSentence>[0], endsAt: string | null): string {
  const found = translatedSentence(sentence);
  return endsAt === null ? found : `${found} ${t('It ends on {{end}}.', { end: instantName(endsAt) })}`;
}

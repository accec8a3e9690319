import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../shared/session/console-api';
import { instantName } from '../shared/words/names';
import { t } from '../shared/words/texts';

const refreshMs = 5 * 60_000;

/** The mail servers that refuse a brand's mails because of their sender; nothing while there are none. */
export function BlockedMail() {
  const { data = [] } = useQuery({
    queryKey: ['home', 'blocked-mail'],
    queryFn: () => callApi('getBlockedDomains'),
    refetchInterval: refreshMs,
  });
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" role="region" aria-label={t('Mail servers refuse our mails')}>
      <AlertTitle>{t('Mail servers refuse our mails')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ tenant, domain, mails, last_at }) => (
          <li key={`${tenant} ${domain}`}>
            {t('{{domain}}: {{mails}} mails of {{tenant}} in 24 hours, the last one {{last_at}}', {
              ...{ domain, mails, tenant },
              last_at: instantName(last_at),
            })}
          </li>
        ))}
      </Box>
      {t(
        'They refuse the sender, not the members: look at the sender’s SPF, DKIM and DMARC records and at block lists. The mails are tried again for a while.',
      )}
    </Alert>
  );
}

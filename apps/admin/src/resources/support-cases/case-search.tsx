import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  leastSearched,
  messagesSearched,
  mostFoundCases,
} from '@kindling/contract/safety/calls/support-desk';
import type { ReactNode } from 'react';
import { ListContextProvider, ResourceContextProvider, Title, useList } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { QueueStrip } from '../../shared/queues/queue-strip';
import { TypedSearch, useSearched } from '../../shared/lists/typed-search';
import { t } from '../../shared/words/texts';

interface CaseSearchProps {
  /** Shown without a search. */
  queue: ReactNode;
  /** The list of results. */
  table: ReactNode;
}

/** Searches complaints. The query is kept for going back, but never in the URL: it may be an email address. */
export function CaseSearch({ queue, table }: CaseSearchProps) {
  const [sent, setSent] = useSearched('support-cases');
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TypedSearch
        label={t('Search complaints')}
        placeholder={t('Mail, name, number or words')}
        searched={sent}
        least={leastSearched}
        end={t('Back to the queue')}
        onSearch={setSent}
      />
      {sent === '' ? queue : <Found words={sent}>{table}</Found>}
    </Box>
  );
}

function Found({ words, children }: { words: string; children: ReactNode }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['searchSupportCases', words],
    queryFn: () => callApi('searchSupportCases', { body: { words } }),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
  const list = useList({ data: data ?? [], isPending, perPage: mostFoundCases });
  return (
    <>
      <Title title={t('Complaints')} />
      <QueueStrip queue="complaint" tenant={undefined} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {t(
            'Nothing was found. An address has to be whole, a name or number begins so, and words are looked for in the newest {{messagesSearched, number}} messages of each brand.',
            { messagesSearched },
          )}
        </Typography>
      ) : (
        !error && (
          <ResourceContextProvider value="support-cases">
            <ListContextProvider value={list}>
              <Card>{children}</Card>
            </ListContextProvider>
          </ResourceContextProvider>
        )
      )}
      {data?.length === mostFoundCases && (
        <Typography variant="body2" color="textSecondary">
          {t('The newest {{mostFoundCases}}. Write more to find older ones.', { mostFoundCases })}
        </Typography>
      )}
    </>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Answer } from '@kindling/contract/route';
import type { getBooks } from '@kindling/contract/money/calls/books';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../shared/session/console-api';
import { instantName } from '../../shared/words/names';
import { consoleLocale, t } from '../../shared/words/texts';
import { moneyName } from '../../shared/words/money-words';

type Books = Answer<typeof getBooks>;

/** How a brand's books stood at the last check, and what its members paid. */
export function BooksHead({ tenant }: { tenant: string }) {
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['books', tenant],
    queryFn: () => callApi('getBooks', { params: { id: tenant } }),
    refetchInterval: 15_000,
  });
  const check = useMutation({
    mutationFn: () => callApi('checkBooks', { params: { id: tenant } }),
    onSuccess: () =>
      notify(t('The books are being checked; the result stands here in a moment'), { type: 'success' }),
    onError: (refused: Error) => notify(refused.message, { type: 'error' }),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={120} sx={{ m: 2 }} />;
  return (
    <Box
      component="section"
      aria-label={t('Books')}
      sx={{ p: 2, display: 'grid', gap: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Verdict books={data} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
          {data.check
            ? t('Checked {{checked_at}}: {{accounts}} accounts, {{postings}} postings.', {
                checked_at: instantName(data.check.checked_at),
                accounts: counted(data.check.accounts),
                postings: counted(data.check.postings),
              })
            : t('Not checked yet: that happens once a day.')}
        </Typography>
        <Button
          variant="outlined"
          loading={check.isPending}
          onClick={() => check.mutate()}
          sx={{ minHeight: 44 }}
        >
          {t('Check now')}
        </Button>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 45%), 1fr))',
        }}
      >
        {figuresOf(data).map(([name, value]) => (
          <Box key={name}>
            <Typography component="dt" variant="overline" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Verdict({ books: { id, check, open_differences: open } }: { books: Books }) {
  if (open > 0)
    return (
      <Button
        color="error"
        variant="outlined"
        component={RouterLink}
        to={{
          pathname: '/differences',
          search: new URLSearchParams({ filter: JSON.stringify({ tenant: id, open: true }) }).toString(),
        }}
        sx={{ minHeight: 44 }}
      >
        {t('{{count}} differences', { count: open })}
      </Button>
    );
  return check ? <Chip color="success" variant="outlined" label={t('The books agree')} /> : null;
}

const counted = (number: number) => number.toLocaleString(consoleLocale());

function figuresOf({ check, money }: Books): [name: string, value: string][] {
  const balances = check?.balances;
  return [
    ...(balances
      ? ([
          [t('Credits sold'), counted(-balances.sales)],
          [t('Credits given'), counted(-balances.grants)],
          [t('Credits used'), counted(balances.usage)],
          [t('Credits in wallets'), counted(balances.wallets)],
        ] satisfies [string, string][])
      : []),
    ...money.map(({ currency, paid, refunded, charged_back: back }): [string, string] => [
      t('Paid, less what went back ({{currency}})', { currency }),
      moneyName(paid - refunded - back, currency),
    ]),
  ];
}

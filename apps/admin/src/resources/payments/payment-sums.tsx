import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { mostSummedPayments, type PaymentSum } from '@kindling/contract/money/calls/payment-desk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { moneyName } from '../../shared/words/money-words';
import { consoleLocale, t } from '../../shared/words/texts';

/** What all payments that the list finds came to, currency by currency. */
export function PaymentSums() {
  const { filterValues, sort } = useListContext();
  const filter = JSON.stringify(filterValues);
  const { data, error } = useQuery({
    queryKey: ['payment-sums', filter],
    queryFn: () => callApi('getPaymentSums', { query: { filter } }),
    placeholderData: keepPreviousData,
  });
  const isByAmount = sort.field === 'amount' && data?.sums?.length !== 1;
  return (
    <Box
      component="section"
      aria-label={t('Sums of these payments')}
      sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.75 }}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={44} />}
      {data?.sums?.map((sum) => (
        <Sum key={sum.currency} sum={sum} />
      ))}
      <Typography variant="caption" color="textSecondary">
        {[data && noteOn(data.sums), isByAmount && t('By amount: one currency after the other.')]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </Box>
  );
}

function noteOn(sums: readonly PaymentSum[] | null): string {
  return sums === null
    ? t('Sums are of {{most}} payments at most: choose a brand, days or a state.', {
        most: mostSummedPayments.toLocaleString(consoleLocale()),
      })
    : t(
        'Of all payments that the list finds, not of this page alone, with what went back of them until now.',
      );
}

function Sum({ sum: { currency, paid, went_back: back, open_refunds: open } }: { sum: PaymentSum }) {
  const facts = [
    [t('Paid'), paid],
    [t('Went back'), back],
    [t('Net'), paid - back],
    ...(open > 0 ? [[t('Refunds not settled'), open] as const] : []),
  ] as const;
  return (
    <Box
      component="dl"
      aria-label={currency}
      sx={{
        ...{ m: 0, display: 'grid', columnGap: 2, rowGap: 0.5 },
        // Those of several currencies stand one below the other.
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 160px))' },
      }}
    >
      {facts.map(([name, cents]) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {moneyName(cents, currency)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

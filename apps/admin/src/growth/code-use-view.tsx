import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { CodeUseRow, GrowthUse } from '@kindling/contract/overviews/calls/growth';
import { callApi } from '../shared/session/console-api';
import { NumberTable, Named } from '../shared/ui/number-table';
import { plain, shareWords } from './growth-words';
import type { Span } from './use-growth';
import { zoneName } from '../shared/words/names';
import { t } from '../shared/words/texts';
import { moneyName } from '../shared/words/money-words';

/** What staff hand out and what members are offered: how often it was used. */
export function CodeUseView({ span }: { span: Span }) {
  const { data, error } = useQuery({
    queryKey: ['growth-use', span],
    queryFn: () => callApi('getGrowthUse', { query: { ...span } }),
    placeholderData: (before) => (before?.tenant === (span.tenant ?? null) ? before : undefined),
  });
  return (
    <>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          {data.codes.length === 0 ? (
            <Card sx={{ p: 4, color: 'text.secondary' }}>
              {t('No payment had a discount in these days.')}
            </Card>
          ) : (
            <Codes codes={data.codes} />
          )}
          <Invites invites={data.invites} />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 820 }}>
            {t(
              'Begun counts payments that were started with a code, paid those that were paid in these days. Codes for one member or for one use stand together: each of them leads to whoever had it. How often a discount was shown is counted nowhere. Days are those in {{time_zone}}.',
              { time_zone: zoneName(data.time_zone) },
            )}
          </Typography>
        </>
      )}
    </>
  );
}

const own: Readonly<Record<string, string>> = {
  TIMEBONUS25: t('The first hours after the signup'),
  WELCOME25: t('After the address is confirmed'),
  TRIAL: t('The trial package, once for each member'),
  STAY: t('Offered to who wants to leave'),
};

function nameOf({ kind, code }: CodeUseRow) {
  if (kind === 'personal') return <Named name={t('Codes for one member')} note={t('All of them together')} />;
  if (kind === 'single') return <Named name={t('Codes for one use')} note={t('All of them together')} />;
  return <Named name={code} note={own[code ?? '']} />;
}

function Codes({ codes }: { codes: readonly CodeUseRow[] }) {
  const hasMoney = codes.some(({ sums }) => sums !== null);
  const money = (row: CodeUseRow, what: 'amount' | 'taken_off') =>
    row.sums?.length
      ? row.sums.map((sum) => <div key={sum.currency}>{moneyName(sum[what], sum.currency)}</div>)
      : '–';
  return (
    <NumberTable
      title={t('Discounts')}
      columns={[
        { name: t('Code'), isWords: true },
        ...[t('Begun'), t('Paid'), t('First purchases'), t('Of paid')].map((name) => ({ name })),
        ...(hasMoney ? [t('Brought'), t('Taken off')].map((name) => ({ name })) : []),
      ]}
      lines={codes.map((row) => ({
        key: `${row.kind} ${row.code}`,
        cells: [
          nameOf(row),
          plain(row.begun),
          plain(row.paid),
          plain(row.first),
          shareWords(row.first, row.paid),
          ...(hasMoney ? [money(row, 'amount'), money(row, 'taken_off')] : []),
        ],
      }))}
    />
  );
}

function Invites({ invites }: { invites: GrowthUse['invites'] }) {
  const { made, used, buyers, open, expired } = invites;
  const facts = [
    [t('Made'), plain(made)],
    [t('Used'), `${plain(used)} (${shareWords(used, made)})`],
    [t('Of these bought'), plain(buyers)],
    [t('Still open'), plain(open)],
    [t('Expired unused'), plain(expired)],
  ] as const;
  return (
    <Card sx={{ p: 2 }} component="section" aria-labelledby="growth-invites">
      <Typography variant="h2" id="growth-invites" sx={{ mb: 1 }}>
        {t('Invitations made in these days')}
      </Typography>
      {made === 0 ? (
        <Typography color="textSecondary">{t('None.')}</Typography>
      ) : (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
          {facts.map(([name, value]) => (
            <Box key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Box component="dd" sx={{ m: 0, fontWeight: 650 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1, mb: 0 }}>
        {t('Who used an invitation and was erased took it along.')}
      </Typography>
    </Card>
  );
}

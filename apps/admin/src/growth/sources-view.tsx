import Alert from '@mui/material/Alert';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { GrowthAnswer, GrowthGroup, GrowthRow } from '@kindling/contract/overviews/calls/growth';
import { weekdayName } from '../shared/words/names';
import { Funnel } from './funnel';
import { NumberTable, Named, type TableLine } from '../shared/ui/number-table';
import { groupName, netOf, plain, rowWords, shareWords } from './growth-words';
import { useGrowth, type Span } from './use-growth';
import { WhatIsCounted } from './what-is-counted';
import { TextWith } from '../shared/words/text-with';
import { t } from '../shared/words/texts';
import { moneyName } from '../shared/words/money-words';

/** Goes to all networks, to the refs of one, or to the subs of a ref. */
type Go = (network?: string, byRef?: string) => void;

/** Traffic sources: networks, behind each its refs, behind each of these its subs. */
export function SourcesView({
  span,
  network,
  byRef,
  onGo,
}: {
  span: Span;
  network: string | undefined;
  byRef: string | undefined;
  onGo: Go;
}) {
  const by: GrowthGroup = network === undefined ? 'network' : byRef === undefined ? 'ref' : 'sub';
  const { data, error } = useGrowth(span, by, {
    ...(network === undefined ? {} : { network }),
    ...(byRef === undefined ? {} : { ref: byRef }),
  });
  return (
    <>
      {network !== undefined && <Way network={network} byRef={byRef} onGo={onGo} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={380} />}
      {data && isNothing(data) && (
        <Card sx={{ p: 4, color: 'text.secondary' }}>
          <TextWith
            english="Nobody came or signed up in these days. Links tell their source apart by what stands behind the address, as in <example/>."
            parts={{ example: <code>/?network=summer&amp;ref=banner-1&amp;sub1=top</code> }}
          />
        </Card>
      )}
      {data && !isNothing(data) && (
        <>
          <Funnel total={data.total} before={data.before} days={data.days} />
          <Sources data={data} by={by} onGo={by === 'network' ? onGo : (ref) => onGo(network, ref ?? '')} />
          <Days data={data} />
        </>
      )}
      {data && <WhatIsCounted timeZone={data.time_zone} hasMoney={data.total.revenue !== null} />}
    </>
  );
}

function Way({ network, byRef, onGo }: { network: string; byRef: string | undefined; onGo: Go }) {
  const button = (name: string, go: () => void) => (
    <MuiLink component="button" type="button" onClick={go} sx={{ minHeight: 32 }}>
      {name}
    </MuiLink>
  );
  return (
    <Breadcrumbs aria-label={t('Where this is of')}>
      {button(t('All networks'), () => onGo())}
      {byRef === undefined ? <Typography>{network}</Typography> : button(network, () => onGo(network))}
      {byRef !== undefined && <Typography>{byRef === '' ? t('Without a ref') : byRef}</Typography>}
    </Breadcrumbs>
  );
}

function Sources({ data, by, onGo }: { data: GrowthAnswer; by: GrowthGroup; onGo: (name?: string) => void }) {
  const { rows, total } = data;
  const hasMoney = total.revenue !== null;
  const line = (row: GrowthRow, isTotal = false): TableLine => {
    const { name, note } = isTotal ? { name: t('All') } : rowWords(by, row);
    const leadsOn =
      !isTotal && ((row.kind === 'named' && by !== 'sub') || (row.kind === 'none' && by === 'ref'));
    return {
      key: isTotal ? 'total' : `${row.kind} ${row.name}`,
      isTotal,
      cells: [
        <Named
          key="name"
          note={note}
          name={
            leadsOn ? (
              <MuiLink
                component="button"
                type="button"
                onClick={() => onGo(row.name)}
                sx={{ textAlign: 'left', minHeight: 28, overflowWrap: 'anywhere' }}
              >
                {name}
              </MuiLink>
            ) : (
              name
            )
          }
        />,
        plain(row.visits),
        plain(row.signups),
        row.kind === 'gone' ? '–' : shareWords(row.signups, row.visits),
        row.kind === 'gone' ? '–' : plain(row.activations),
        plain(row.buyers),
        shareWords(row.buyers, row.signups),
        ...(hasMoney ? [<Sums key="paid" sums={row.revenue} />, <Sums key="net" sums={netOf(row)} />] : []),
      ],
    };
  };
  return (
    <NumberTable
      title={by === 'network' ? t('By network') : by === 'ref' ? t('By ref') : t('By sub')}
      columns={[
        { name: groupName(by), isWords: true },
        ...[t('Visits'), t('Signups'), t('Of visits'), t('Confirmed'), t('Bought'), t('Of signups')].map(
          (name) => ({ name }),
        ),
        ...(hasMoney ? [{ name: t('Paid in these days') }, { name: t('Net') }] : []),
      ]}
      lines={[...rows.map((row) => line(row)), line({ kind: 'named', name: '', ...total }, true)]}
    />
  );
}

export function Sums({ sums }: { sums: GrowthRow['revenue'] }) {
  if (!sums || sums.length === 0) return '–';
  return sums.map(({ currency, amount }) => <div key={currency}>{moneyName(amount, currency)}</div>);
}

function Days({ data: { days } }: { data: GrowthAnswer }) {
  return (
    <NumberTable
      title={t('Day by day')}
      low={360}
      columns={[
        { name: t('Day'), isWords: true },
        ...[t('Visits'), t('Signups'), t('Confirmed'), t('Bought')].map((name) => ({ name })),
      ]}
      lines={days.toReversed().map(({ day, visits, signups, activations, buyers }) => ({
        key: day,
        cells: [weekdayName(day), plain(visits), plain(signups), plain(activations), plain(buyers)],
      }))}
    />
  );
}

function isNothing({ total }: GrowthAnswer): boolean {
  return total.visits === 0 && total.signups === 0 && netOf(total).length === 0;
}

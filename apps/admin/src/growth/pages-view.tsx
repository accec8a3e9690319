import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isEnough, shareRange } from '@kindling/contract/overviews/growth';
import type { GrowthRow } from '@kindling/contract/overviews/calls/growth';
import { NumberTable, Named } from '../shared/ui/number-table';
import { netOf, percent, plain, rangeWords, rowWords, shareWords, verdictWords } from './growth-words';
import { Sums } from './sources-view';
import { useGrowth, type Span } from './use-growth';
import { WhatIsCounted } from './what-is-counted';
import { t } from '../shared/words/texts';

/** Landing pages compared, with how far their numbers can be trusted. */
export function PagesView({ span }: { span: Span }) {
  const { data, error } = useGrowth(span, 'page');
  const hasMoney = data?.total.revenue !== null;
  const rows = data?.rows.filter((row) => row.visits + row.signups + netOf(row).length > 0);
  return (
    <>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={380} />}
      {rows?.length === 0 && (
        <Card sx={{ p: 4, color: 'text.secondary' }}>
          {t('No visit began in these days, and nobody signed up.')}
        </Card>
      )}
      {data && rows && rows.length > 0 && (
        <NumberTable
          title={t('By the page that the visit began on')}
          above={
            <Typography sx={{ px: 2, pb: 1.5, maxWidth: 820 }} role="status">
              {verdictWords(rows)}
            </Typography>
          }
          columns={[
            { name: t('First page'), isWords: true },
            ...[t('Visits'), t('Signups'), t('Of visits')].map((name) => ({ name })),
            { name: t('Likely between'), isWords: true },
            ...[t('Confirmed'), t('Bought'), t('Of signups')].map((name) => ({ name })),
            ...(hasMoney ? [{ name: t('Paid in these days') }, { name: t('Net') }] : []),
          ]}
          lines={rows.map((row) => ({
            key: `${row.kind} ${row.name}`,
            cells: [
              <Named key="name" {...rowWords('page', row)} />,
              plain(row.visits),
              plain(row.signups),
              row.kind === 'named' ? shareWords(row.signups, row.visits) : '–',
              row.kind === 'named' ? <Range key="range" row={row} most={widest(rows)} /> : '–',
              row.kind === 'gone' ? '–' : plain(row.activations),
              plain(row.buyers),
              shareWords(row.buyers, row.signups),
              ...(hasMoney
                ? [<Sums key="paid" sums={row.revenue} />, <Sums key="net" sums={netOf(row)} />]
                : []),
            ],
          }))}
        />
      )}
      {data && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 820 }}>
            {t(
              'A signup is counted under the page that its visit began on, as the browser told it. A range says how far chance may have moved the share: were the same page measured again and again, 95 of 100 such ranges would hold its true share. Visitors of different pages come from different links, so a page can do better because of who was sent to it.',
            )}
          </Typography>
          <WhatIsCounted timeZone={data.time_zone} hasMoney={hasMoney} />
        </>
      )}
    </>
  );
}

/** The highest end of the ranges that are drawn. */
function widest(rows: readonly GrowthRow[]): number {
  const ends = rows.filter(isDrawn).map(({ signups, visits }) => shareRange(signups, visits)?.high ?? 0);
  return Math.max(0.01, ...ends);
}

const isDrawn = (row: GrowthRow) => row.kind === 'named' && isEnough(row);

const width = 120;
const Line = styled('svg')(({ theme }) => ({
  display: 'block',
  width,
  height: 14,
  '& .way': { stroke: theme.palette.divider, strokeWidth: 1 },
  '& .range': { stroke: theme.palette.primary.main, strokeWidth: 4, strokeLinecap: 'round', opacity: 0.45 },
  '& circle': { fill: theme.palette.primary.main },
}));

/** A share's range, drawn on one scale for all pages; its text says the same. */
function Range({ row, most }: { row: GrowthRow; most: number }) {
  const range = isDrawn(row) ? shareRange(row.signups, row.visits) : null;
  const at = (share: number) => 4 + (share / most) * (width - 8);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: range ? 'inherit' : 'text.secondary' }}>
      {range && (
        <Line viewBox={`0 0 ${width} 14`} aria-hidden="true">
          <title>{percent(range.share)}</title>
          <line className="way" x1={0} x2={width} y1={7} y2={7} />
          <line className="range" x1={at(range.low)} x2={at(range.high)} y1={7} y2={7} />
          <circle cx={at(range.share)} cy={7} r={3.5} />
        </Line>
      )}
      <span>{rangeWords(row)}</span>
    </Box>
  );
}

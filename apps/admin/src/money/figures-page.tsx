import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@kindling/contract/languages';
import type { FigureStep, FigureTotal } from '@kindling/contract/money/calls/money-figures';
import type { ReactNode } from 'react';
import { useScope } from '../shared/brands/scope';
import { Choice } from '../shared/ui/choice';
import { callApi } from '../shared/session/console-api';
import {
  conversionName,
  currenciesIn,
  daysOf,
  figuresOf,
  rowsOf,
  stepOf,
  totalOf,
  type Range,
} from './figures';
import { FigureTable } from './figure-table';
import { MoneyChart } from './money-chart';
import { Change } from '../shared/ui/change';
import { PageFrame } from '../shared/ui/page-frame';
import { useAddress } from '../shared/browser/use-address';
import { zoneName } from '../shared/words/names';
import { t } from '../shared/words/texts';
import { moneyName } from '../shared/words/money-words';

const ranges: readonly (readonly [Range, string])[] = [
  ['30', t('30 days')],
  ['90', t('90 days')],
  ['365', t('12 months')],
];

/** Revenue, conversion and refunds in the current scope, as charts and a table. */
export function FiguresPage() {
  const [address, change] = useAddress<'range' | 'step' | 'currency'>();
  const tenant = useScope();
  const range = ranges.find(([each]) => each === address.range)?.[0] ?? '30';
  const step: FigureStep = address.step === 'week' || address.step === 'day' ? address.step : stepOf(range);
  const { from, to } = daysOf(range, new Date());
  const { data, error } = useQuery({
    queryKey: ['money-figures', tenant, from, to, step],
    queryFn: () => callApi('getMoneyFigures', { query: { ...(tenant && { tenant }), from, to, step } }),
    placeholderData: (before) => before,
  });
  const currencies = currenciesIn(data ? [...data.points, data.before] : []);
  const currency = currencies.find((each) => each === address.currency) ?? currencies[0];
  return (
    <PageFrame
      needsBrand
      right="books:read"
      title={t('Revenue')}
      lead={t('What was paid, what went back, and how many of those who signed up bought.')}
      controls={
        <>
          <Choice
            label={t('Range')}
            value={range}
            options={ranges}
            onChange={(value) => change({ range: value, step: stepOf(value) })}
          />
          <Choice
            label={t('Step')}
            value={step}
            options={[
              ['day', t('Per day')],
              ['week', t('Per week')],
            ]}
            onChange={(value) => change({ step: value })}
          />
          {currencies.length > 1 && (
            <TextField
              select
              label={t('Currency')}
              value={currency}
              onChange={({ target }) => change({ currency: target.value })}
              sx={{ width: 110 }}
            >
              {currencies.map((each) => (
                <MenuItem key={each} value={each}>
                  {each}
                </MenuItem>
              ))}
            </TextField>
          )}
        </>
      }
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && (
        <Figures
          points={data.points}
          before={data.before}
          days={Number(range)}
          step={data.step}
          currency={currency}
          timeZone={data.time_zone}
        />
      )}
    </PageFrame>
  );
}

function Figures({
  points,
  before,
  days,
  step,
  currency,
  timeZone,
}: {
  points: Parameters<typeof rowsOf>[0];
  before: FigureTotal;
  days: number;
  step: FigureStep;
  currency: Currency | undefined;
  timeZone: string | null;
}) {
  const rows = rowsOf(points, currency);
  const total = totalOf(rows);
  const earlier = figuresOf(before, currency);
  const money = (cents: number) => (currency ? moneyName(cents, currency) : '–');
  const conversion = total.conversion === null ? '–' : conversionName(total.conversion);
  const change = (what: 'revenue' | 'net' | 'refunded' | 'signups', tell: (value: number) => string) => (
    <Change now={total[what]} before={earlier[what]} tell={tell} days={days} />
  );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Part
          title={t('Revenue')}
          total={money(total.revenue)}
          change={change('revenue', money)}
          aside={
            <Figure
              title={t('Net, less refunds and chargebacks')}
              total={money(total.net)}
              change={change('net', money)}
            />
          }
          isWide
        >
          <MoneyChart rows={rows} what="revenue" label={t('Revenue')} tone="primary" format={money} />
        </Part>
        <Part
          title={t('Conversion of signups')}
          total={conversion}
          change={
            earlier.conversion !== null && (
              <Typography variant="caption" component="div" color="textSecondary">
                {t('{{share}} in the {{days}} days before', {
                  share: conversionName(earlier.conversion),
                  days,
                })}
              </Typography>
            )
          }
        >
          <MoneyChart
            rows={rows}
            what="conversion"
            label={t('Conversion')}
            tone="success"
            format={conversionName}
          />
        </Part>
        <Part
          title={t('Refunds and chargebacks')}
          total={money(total.refunded)}
          change={change('refunded', money)}
        >
          <MoneyChart rows={rows} what="refunded" label={t('Went back')} tone="secondary" format={money} />
        </Part>
      </Box>
      <FigureTable rows={rows} total={total} step={step} money={money} />
      <Typography variant="body2" color="textSecondary">
        {t(
          'Days are those of {{timeZone}}. Conversion says how many of those who signed up on a day have bought by now, so the newest days still grow. Visits are no part of it.',
          { timeZone: zoneName(timeZone) },
        )}
      </Typography>
    </>
  );
}

function Part({
  title,
  total,
  change,
  aside,
  isWide = false,
  children,
}: {
  title: string;
  total: string;
  change: ReactNode;
  /** A secondary figure. */
  aside?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, gridColumn: isWide ? '1 / -1' : 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 1 }}>
        <Figure title={title} total={total} change={change} />
        {aside}
      </Box>
      {children}
    </Card>
  );
}

function Figure({ title, total, change }: { title: string; total: string; change: ReactNode }) {
  return (
    <Box>
      <Typography variant="overline" color="textSecondary" component="h2">
        {title}
      </Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.2 }}>{total}</Typography>
      {change}
    </Box>
  );
}

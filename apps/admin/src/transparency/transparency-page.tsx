import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TransparencySum } from '@kindling/contract/overviews/calls/transparency';
import { useOwnBrand, useScope } from '../shared/brands/scope';
import { ChooseBrandHint } from '../shared/brands/choose-brand-hint';
import { callApi } from '../shared/session/console-api';
import { FileButton } from '../shared/ui/file-button';
import { PageFrame } from '../shared/ui/page-frame';
import { t } from '../shared/words/texts';
import { zoneName } from '../shared/words/names';
import { useAddress } from '../shared/browser/use-address';
import { useFile } from '../shared/browser/use-file';
import { periodBefore, usualPeriod } from './periods';
import { periodName } from './period-name';
import { ReportTables } from './report-tables';
import { WaitCards } from './wait-cards';

/** Reports, measures and decisions of a month or a year in the current scope (trust 10). */
export function TransparencyPage() {
  const [{ period: asked }, change] = useAddress<'period'>();
  const brand = useScope();
  const ofFile = useOwnBrand();
  const { isFetching, fetchFile } = useFile();
  const { data: known, error: unknown } = useQuery({
    queryKey: ['transparency-periods', brand],
    queryFn: () => periodsOf(brand),
  });
  const periods = known ?? [];
  const period = periods.find((each) => each === asked) ?? usualPeriod(periods);
  const { data, error } = useQuery({
    queryKey: ['transparency', brand, period],
    queryFn: () => reportOf(brand, period ?? ''),
    enabled: period !== undefined,
  });
  // A period that is not over would seem to fall.
  const earlier = period !== undefined && data?.is_over ? periodBefore(period, periods) : undefined;
  const { data: before } = useQuery({
    queryKey: ['transparency', brand, earlier],
    queryFn: () => reportOf(brand, earlier ?? ''),
    enabled: earlier !== undefined,
  });
  const failure = unknown ?? error;
  return (
    <PageFrame
      needsBrand
      right="transparency:read"
      title={t('Transparency')}
      lead={t('What was reported, taken from members and decided, to be published or handed over.')}
      controls={
        <>
          <TextField
            select
            label={t('Period')}
            value={period ?? ''}
            disabled={periods.length === 0}
            onChange={({ target }) => change({ period: target.value })}
            sx={{ width: { xs: '100%', sm: 200 } }}
          >
            {periods.map((each) => (
              <MenuItem key={each} value={each}>
                {periodName(each)}
              </MenuItem>
            ))}
          </TextField>
          <FileButton
            variant="contained"
            loading={isFetching}
            disabled={period === undefined || ofFile === undefined}
            onChoose={(form) =>
              void fetchFile(
                `/transparency/${ofFile}/${period}/report.csv?form=${form}`,
                `transparency-${ofFile}-${period}.csv`,
              )
            }
            sx={{ minHeight: 40 }}
          >
            {t('Download')}
          </FileButton>
          {ofFile === undefined && <ChooseBrandHint />}
        </>
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          {!data.is_over && (
            <Alert severity="info">{t('This period is not over: its numbers still grow.')}</Alert>
          )}
          {data.missing.length > 0 && (
            <Alert severity="warning">
              {t('Nobody kept the numbers of these months while they could be counted: {{months}}.', {
                months: data.missing.map(periodName).join(', '),
              })}
            </Alert>
          )}
          <WaitCards report={data} before={before ?? undefined} />
          <ReportTables counts={data.counts} />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 820 }}>
            {t(
              'Numbers only: none of them leads to a member. What was received is counted by when it came, what was decided by when it was decided; cases end six months after they were closed, these numbers stay. Months begin and end where the brand is at home ({{time_zone}}).',
              { time_zone: zoneName(data.time_zone) },
            )}
          </Typography>
        </>
      )}
    </PageFrame>
  );
}

/** @param brand undefined: the sum of all of the reader's brands */
async function periodsOf(brand: string | undefined): Promise<string[]> {
  if (brand === undefined) return (await callApi('sumTransparency', { query: {} })).periods;
  return (await callApi('listTransparencyPeriods', { params: { id: brand } })).periods;
}

/** @param brand undefined: the sum of all of the reader's brands */
async function reportOf(brand: string | undefined, period: string): Promise<TransparencySum | null> {
  if (brand !== undefined)
    return callApi('getTransparencyReport', { params: { id: brand }, query: { period } });
  return (await callApi('sumTransparency', { query: { period } })).report;
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { FileForm } from '@kindling/contract/console/console-lists';
import {
  month as monthShape,
  type AccountingSum,
  type AccountingTotal,
} from '@kindling/contract/money/calls/accounting';
import { ChooseBrandHint } from '../shared/brands/choose-brand-hint';
import { useOwnBrand, useScope } from '../shared/brands/scope';
import { callApi } from '../shared/session/console-api';
import { countryName, zoneName } from '../shared/words/names';
import { Change } from '../shared/ui/change';
import { FileButton } from '../shared/ui/file-button';
import { useFile } from '../shared/browser/use-file';
import { PageFrame } from '../shared/ui/page-frame';
import { useAddress } from '../shared/browser/use-address';
import { consoleLocale, t } from '../shared/words/texts';
import { moneyName, rateName } from '../shared/words/money-words';

/** The last whole month: that is what is filed. */
function lastMonth(): string {
  const date = new Date();
  date.setDate(0);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** A month's books in the current scope: sums by country and rate, and the entries as a file. */
export function AccountingPage() {
  const [{ month = lastMonth() }, change] = useAddress<'month'>();
  const brand = useScope();
  const ofFile = useOwnBrand();
  const isMonth = monthShape.safeParse(month).success;
  const { isFetching, fetchFile } = useFile();
  const { data, error } = useQuery({
    queryKey: ['accounting', brand, month],
    queryFn: () =>
      brand === undefined
        ? callApi('sumAccounting', { query: { month } })
        : callApi('getAccounting', { params: { id: brand }, query: { month } }),
    enabled: isMonth,
  });
  const download = (kind: 'entries' | 'vat', form: FileForm) =>
    fetchFile(`/accounting/${ofFile}/${month}/${kind}.csv?form=${form}`, `${kind}-${ofFile}-${month}.csv`);
  return (
    <PageFrame
      needsBrand
      right="books:read"
      title={t('Accounting')}
      lead={t('What came, went back and was taken back in a month, with the tax in it.')}
      controls={
        <>
          <TextField
            type="month"
            label={t('Month')}
            value={month}
            onChange={({ target }) => change({ month: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: { xs: '100%', sm: 180 } }}
          />
          <FileButton
            variant="contained"
            loading={isFetching}
            disabled={!data || ofFile === undefined}
            onChoose={(form) => void download('entries', form)}
            sx={{ minHeight: 40 }}
          >
            {t('Entries')}
          </FileButton>
          <FileButton
            variant="outlined"
            loading={isFetching}
            disabled={!data || ofFile === undefined}
            onChoose={(form) => void download('vat', form)}
            sx={{ minHeight: 40 }}
          >
            {t('VAT by country')}
          </FileButton>
          {ofFile === undefined && <ChooseBrandHint />}
        </>
      }
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {!isMonth && <Alert severity="info">{t('Choose a month.')}</Alert>}
      {isMonth && !data && !error && <Skeleton variant="rounded" height={220} />}
      {data && (
        <>
          {data.sums.length === 0 ? (
            <Card sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
              {t('Nothing was paid or went back in this month.')}
            </Card>
          ) : (
            <Sums sums={data.sums} before={data.before} />
          )}
          <Typography variant="body2" color="textSecondary">
            {t(
              'The month begins and ends where the brand is at home ({{time_zone}}). Rates are those of the payer’s country, where nobody knew it those of the company’s; compare them with a register before you file.',
              { time_zone: zoneName(data.time_zone) },
            )}
          </Typography>
        </>
      )}
    </PageFrame>
  );
}

const numbers = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

function Sums({ sums, before }: { sums: readonly AccountingSum[]; before: readonly AccountingTotal[] }) {
  return (
    <Card>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('Sums by country and rate')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Country')}</TableCell>
              <TableCell align="right">{t('VAT rate')}</TableCell>
              <TableCell align="right">{t('Payments')}</TableCell>
              <TableCell align="right">{t('Refunds')}</TableCell>
              <TableCell align="right">{t('Chargebacks')}</TableCell>
              <TableCell align="right">{t('Net')}</TableCell>
              <TableCell align="right">{t('VAT')}</TableCell>
              <TableCell align="right">{t('Gross')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sums.map((sum) => (
              <TableRow key={[sum.country, sum.currency, sum.rate].join(' ')}>
                <TableCell>{sum.country === null ? t('Unknown') : countryName(sum.country)}</TableCell>
                <TableCell align="right" sx={numbers}>
                  {sum.rate === null ? '–' : rateName(sum.rate)}
                </TableCell>
                <Amounts sum={sum} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            {totalsOf(sums).map((sum) => (
              <TableRow key={sum.currency} sx={{ '& td': { fontWeight: 650, color: 'text.primary' } }}>
                <TableCell colSpan={2}>
                  {t('All in {{currency}}', { currency: sum.currency })}
                  <Change
                    now={sum.gross}
                    before={before.find(({ currency }) => currency === sum.currency)?.gross ?? 0}
                    tell={(cents) => moneyName(cents, sum.currency)}
                  />
                </TableCell>
                <Amounts sum={sum} />
              </TableRow>
            ))}
          </TableFooter>
        </Table>
      </Box>
    </Card>
  );
}

function Amounts({ sum }: { sum: AccountingTotal }) {
  return (
    <>
      {[sum.payments, sum.refunds, sum.chargebacks].map((count, index) => (
        <TableCell key={index} align="right" sx={numbers}>
          {count.toLocaleString(consoleLocale())}
        </TableCell>
      ))}
      {[sum.net, sum.vat, sum.gross].map((cents, index) => (
        <TableCell key={index} align="right" sx={numbers}>
          {moneyName(cents, sum.currency)}
        </TableCell>
      ))}
    </>
  );
}

function totalsOf(sums: readonly AccountingSum[]): AccountingTotal[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, rows]) => {
    const of = (what: 'payments' | 'refunds' | 'chargebacks' | 'net' | 'vat' | 'gross') =>
      rows.reduce((total, row) => total + row[what], 0);
    return {
      currency,
      ...{ payments: of('payments'), refunds: of('refunds'), chargebacks: of('chargebacks') },
      ...{ net: of('net'), vat: of('vat'), gross: of('gross') },
    };
  });
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { alpha } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { cohortWeeks } from '@kindling/contract/overviews/growth';
import type { Cohort, CohortCell } from '@kindling/contract/overviews/calls/growth';
import { Choice } from '../shared/ui/choice';
import { callApi } from '../shared/session/console-api';
import { dayOfMonthName, zoneName } from '../shared/words/names';
import { useAddress } from '../shared/browser/use-address';
import { percent, plain } from './growth-words';
import { t } from '../shared/words/texts';

const kinds = [
  ['active', t('Still here')],
  ['paid', t('Bought')],
] as const;
type Kind = (typeof kinds)[number][0];

const weeks = Array.from({ length: cohortWeeks }, (_, index) => index + 1);

/** What became of the signups of each week. */
export function CohortsView({ tenant }: { tenant: string | undefined }) {
  const [address, change] = useAddress<'cohort'>();
  const kind: Kind = address.cohort === 'paid' ? 'paid' : 'active';
  const { data, error } = useQuery({
    queryKey: ['cohorts', tenant],
    queryFn: () => callApi('getCohorts', { query: tenant === undefined ? {} : { tenant } }),
  });
  const isEmpty = data?.cohorts.every(({ signups }) => signups === 0) ?? false;
  return (
    <>
      <Box>
        <Choice
          label={t('What is told')}
          value={kind}
          options={kinds}
          onChange={(cohort) => change({ cohort })}
        />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {isEmpty && (
        <Card sx={{ p: 4, color: 'text.secondary' }}>
          {t('Nobody signed up in the last {{cohortWeeks}} weeks.', { cohortWeeks })}
        </Card>
      )}
      {data && !isEmpty && <Cohorts cohorts={data.cohorts} kind={kind} />}
      {data && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 820 }}>
          {kind === 'active'
            ? t(
                'Of those who signed up in a week: who was here in the seven days that begin so many weeks after the signup, or later.',
              )
            : t('Of those who signed up in a week: who had bought within so many weeks.')}{' '}
          {t(
            'A week is told once it is over for all of them. “1–4” hides the number, and where fewer than five signed up nothing more is told, so that nothing leads to a member. Who left and was erased without having bought is in no row. Weeks begin on Monday in {{zone}}.',
            { zone: zoneName(data.time_zone) },
          )}
        </Typography>
      )}
    </>
  );
}

function Cohorts({ cohorts, kind }: { cohorts: readonly Cohort[]; kind: Kind }) {
  return (
    <Card>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('Signups of each week')}>
        <Table size="small" aria-label={t('Signups of each week')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Week of')}</TableCell>
              <TableCell align="right">{t('Signups')}</TableCell>
              {weeks.map((week) => (
                <TableCell key={week} align="center" aria-label={t('{{count}} weeks later', { count: week })}>
                  {week}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {cohorts.map((cohort) => (
              <TableRow key={cohort.week}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {dayOfMonthName(cohort.week)}
                </TableCell>
                <TableCell align="right">{told(cohort.signups)}</TableCell>
                {weeks.map((week) => (
                  <Cell key={week} value={cohort[kind][week - 1] ?? null} of={cohort.signups} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}

function told(cell: CohortCell): string {
  return cell === null ? '' : cell === 'few' ? '1–4' : plain(cell);
}

/** The share, on a ground that is the deeper the larger it is; the count behind it. */
function Cell({ value, of }: { value: CohortCell; of: CohortCell }) {
  const share = typeof value === 'number' && typeof of === 'number' && of > 0 ? value / of : null;
  return (
    <TableCell
      align="center"
      title={share === null ? undefined : t('{{value}} of {{of}}', { value: told(value), of: told(of) })}
      sx={({ palette }) => ({
        whiteSpace: 'nowrap',
        px: 1,
        ...(share === null ? { color: palette.text.secondary } : {}),
        ...(share ? { bgcolor: alpha(palette.primary.main, 0.06 + share * 0.3) } : {}),
      })}
    >
      {share === null ? told(of === 'few' && value !== null ? null : value) : percent(share, 0)}
    </TableCell>
  );
}

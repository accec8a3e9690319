import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { awaited, type Awaited, type TransparencySum } from '@kindling/contract/overviews/calls/transparency';
import { shortChange } from '../shared/ui/change';
import { consoleLocale, t } from '../shared/words/texts';

const names: Readonly<Record<Awaited, string>> = {
  reports: t('Reports and removal requests'),
  appeals: t('Appeals'),
  complaints: t('Complaints to support'),
};

const sum = (lines: readonly { count: number }[]) => lines.reduce((all, { count }) => all + count, 0);
const plain = (count: number) => count.toLocaleString(consoleLocale());

const receivedIn = ({ counts }: TransparencySum): Record<Awaited, number> => ({
  reports: sum(counts.reports_received),
  appeals: sum(counts.appeals_received),
  complaints: sum(counts.complaints_received),
});

/**
 * What has a deadline: how much came, how much was done, how long half of it waited, and what was late.
 *
 * @param before the report of the period before, where there is one
 */
export function WaitCards({
  report,
  before,
}: {
  report: TransparencySum;
  before: TransparencySum | undefined;
}) {
  const [received, earlier] = [receivedIn(report), before && receivedIn(before)];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}
    >
      {awaited.map((what) => {
        const { decided, median_hours: median, late } = report.waits[what];
        const was = before?.waits[what];
        const count = (name: string, now: number, then: number | undefined) =>
          [
            name,
            plain(now),
            then === undefined ? '' : shortChange({ now, before: then, tell: plain, isCount: true }),
          ] as const;
        const facts = [
          count(t('Received'), received[what], earlier?.[what]),
          count(what === 'complaints' ? t('Answered') : t('Decided'), decided, was?.decided),
          [
            t('Half of them within'),
            median === null ? '–' : hoursName(median),
            was && was.median_hours !== null
              ? t('{{before}} before', { before: hoursName(was.median_hours) })
              : '',
          ],
          count(t('Late'), late, was?.late),
        ] as const;
        return (
          <Card key={what} component="section" aria-labelledby={`waits-${what}`} sx={{ p: 2 }}>
            <Typography variant="h2" id={`waits-${what}`} sx={{ mb: 1.5 }}>
              {names[what]}
            </Typography>
            <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', gap: 1.5, m: 0 }}>
              {facts.map(([name, value, change]) => (
                <Box key={name}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    {name}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                    {value}
                    {change !== '' && (
                      <Typography variant="caption" component="div" color="textSecondary">
                        {change}
                      </Typography>
                    )}
                  </Box>
                </Box>
              ))}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}

/** Of whole hours that have passed: less than one more. */
function hoursName(hours: number): string {
  return hours < 48
    ? t('{{count}} hours', { count: hours + 1 })
    : t('{{count}} days', { count: Math.ceil((hours + 1) / 24) });
}

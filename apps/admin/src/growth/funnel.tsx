import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { GrowthDay, GrowthTotal } from '@kindling/contract/overviews/calls/growth';
import { Change } from '../shared/ui/change';
import { DayBars } from '../shared/ui/day-bars';
import { weekdayName } from '../shared/words/names';
import { plain, shareWords } from './growth-words';
import { t } from '../shared/words/texts';

const steps = [
  { what: 'visits', name: t('Visits'), of: undefined },
  { what: 'signups', name: t('Signups'), of: 'visits' },
  { what: 'activations', name: t('Confirmed'), of: 'signups' },
  { what: 'buyers', name: t('Bought'), of: 'signups' },
] as const;

/** What a step is a share of. */
const wholes = { visits: t('visits'), signups: t('signups') } as const;

/** From the visit to the purchase, each step with its days. */
export function Funnel({
  total,
  before,
  days,
}: {
  total: GrowthTotal;
  before: GrowthTotal;
  days: readonly GrowthDay[];
}) {
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day];
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box
        component="ul"
        sx={{
          ...{ display: 'grid', columnGap: { xs: 2, sm: 3 }, rowGap: 2, listStyle: 'none', m: 0, p: 0 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {steps.map(({ what, name, of }) => (
          <Box component="li" key={what} sx={{ minWidth: 0 }}>
            <Typography variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="div" sx={{ fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.4 }}>
              {plain(total[what])}
            </Typography>
            <Change now={total[what]} before={before[what]} tell={plain} days={days.length} />
            <Typography variant="caption" component="div" color="textSecondary" sx={{ mb: 0.5 }}>
              {of
                ? t('{{shareWords}} of {{of}}', {
                    shareWords: shareWords(total[what], total[of]),
                    of: wholes[of],
                  })
                : t('arrivals, not persons')}
            </Typography>
            <DayBars
              days={days.map(({ day }) => day)}
              measure={{
                ...{ key: what, name, total: total[what], tell: plain, least: 4 },
                values: days.map((day) => day[what]),
                behind: () => undefined,
              }}
            />
            <Box
              aria-hidden="true"
              sx={{
                ...{ display: 'flex', justifyContent: 'space-between', mt: 0.25 },
                ...{ color: 'text.secondary', fontSize: '0.6875rem' },
              }}
            >
              <span>{weekdayName(first).replace(/^\S+ /, '')}</span>
              <span>{weekdayName(last).replace(/^\S+ /, '')}</span>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

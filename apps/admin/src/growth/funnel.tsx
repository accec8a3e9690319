import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { GrowthDay, GrowthTotal } from '@kindling/contract/overviews/calls/growth';
import { Change } from '../shared/ui/change';
import { DayBars } from '../shared/ui/day-bars';
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
            <Typography variant="caption" component="div" color="textSecondary">
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
          </Box>
        ))}
      </Box>
    </Card>
  );
}

import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StaffRight } from '@kindling/contract/route';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { DayBars, type Measure } from '../shared/ui/day-bars';
import { shortChange } from '../shared/ui/change';
import { zoneName } from '../shared/words/names';
import type { Fortnight } from './brand-sums';
import { DayTable } from './day-table';
import { groupsOf, isQuiet, isStill } from './fortnight';
import { t } from '../shared/words/texts';

/** The last fourteen days of one brand, or the sum of several. */
export function BrandFortnight({ brand, rights }: { brand: Fortnight; rights: readonly StaffRight[] }) {
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const groups = groupsOf(brand, rights);
  const measures = groups.flatMap((group) => group.measures);
  const quiet = groups.filter((group) => isQuiet(group.measures));
  const lively = groups.filter((group) => !quiet.includes(group));
  const days = brand.days.map(({ day }) => day);
  const type = rights.includes('tenants:write') ? '' : '/show';
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.25 }}>
        <Typography variant="h3" id={heading}>
          {brand.tenant === undefined ? (
            <Box component="span" sx={{ display: 'inline-block', py: 0.5 }}>
              {brand.name}
            </Box>
          ) : (
            <MuiLink
              component={Link}
              to={`/tenants/${brand.tenant}${type}`}
              color="inherit"
              underline="hover"
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {brand.name}
            </MuiLink>
          )}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 110 }}>
          {t('Days in {{time_zone}}', { time_zone: zoneName(brand.time_zone) })}
        </Typography>
        {!isStill(measures) && (
          <Button
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
            sx={{ my: { xs: 0, sm: -0.5 }, minHeight: 36 }}
          >
            {isOpen ? t('Hide the numbers') : t('Day by day')}
          </Button>
        )}
      </Box>
      {isStill(measures) ? (
        <Typography color="textSecondary">
          {t('Nothing happened here in these days. The charts begin with the first signup.')}
        </Typography>
      ) : (
        lively.map((group) => (
          <Box key={group.name} sx={{ mt: 1.5 }}>
            {groups.length > 1 && (
              <Typography variant="overline" component="h4" color="textSecondary">
                {group.name}
              </Typography>
            )}
            <Box
              sx={{
                ...{ display: 'grid', columnGap: { xs: 2, sm: 3 }, rowGap: 2 },
                gridTemplateColumns: columns,
              }}
            >
              {group.measures.map((measure) => (
                <Cell key={measure.key} measure={measure} days={days} />
              ))}
            </Box>
          </Box>
        ))
      )}
      {!isStill(measures) && quiet.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('Nothing in four weeks: {{names}}', { names: quiet.map(({ name }) => name).join(' · ') })}
        </Typography>
      )}
      {isOpen && (
        <DayTable label={t('{{name}}, day by day', { name: brand.name })} days={days} measures={measures} />
      )}
    </Card>
  );
}

const columns = {
  ...{ xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  md: 'repeat(auto-fill, minmax(190px, 1fr))',
} as const;

function Cell({ measure, days }: { measure: Measure; days: readonly string[] }) {
  const { name, total, tell, note, behind, behindTotal, before, isCount = false } = measure;
  const to = behindTotal ?? behind(days[0] ?? '', days.at(-1) ?? '');
  const told = total === null ? '–' : tell(total);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="div" sx={{ fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.5 }}>
        {to && total ? (
          <MuiLink component={Link} to={to} color="inherit" underline="hover" aria-label={`${name}: ${told}`}>
            {told}
          </MuiLink>
        ) : (
          told
        )}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {total !== null && typeof before === 'number' && shortChange({ now: total, before, tell, isCount })}
      </Typography>
      {note && (
        <Typography variant="caption" component="div" color="textSecondary">
          {note.to === undefined ? (
            note.words
          ) : (
            <MuiLink component={Link} to={note.to} color="inherit">
              {note.words}
            </MuiLink>
          )}
        </Typography>
      )}
      <DayBars measure={measure} days={days} ends={t('today')} />
    </Box>
  );
}

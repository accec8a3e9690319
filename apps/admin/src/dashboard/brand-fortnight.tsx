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
import { weekdayName, zoneName } from '../shared/words/names';
import type { Fortnight } from './brand-sums';
import { DayTable } from './day-table';
import { isStill, measuresOf } from './fortnight';
import { t } from '../shared/words/texts';

/** The last fourteen days of one brand, or the sum of several. */
export function BrandFortnight({ brand, rights }: { brand: Fortnight; rights: readonly StaffRight[] }) {
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const measures = measuresOf(brand, rights);
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
        <Box
          sx={{
            ...{ display: 'grid', columnGap: { xs: 2, sm: 3 }, rowGap: 2 },
            gridTemplateColumns: columnsFor(measures.length),
          }}
        >
          {measures.map((measure) => (
            <Cell key={measure.key} measure={measure} days={days} />
          ))}
        </Box>
      )}
      {isOpen && (
        <DayTable label={t('{{name}}, day by day', { name: brand.name })} days={days} measures={measures} />
      )}
    </Card>
  );
}

/** Rows that are full, or nearly. */
function columnsFor(count: number) {
  const columns = (most: number) => `repeat(${Math.min(count, most)}, minmax(0, 1fr))`;
  return { xs: columns(2), sm: columns(count <= 4 ? 4 : 3), lg: columns(count <= 6 ? 6 : 4) };
}

function Cell({ measure, days }: { measure: Measure; days: readonly string[] }) {
  const { name, total, tell, note, behind } = measure;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const to = behind(first, last);
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
      {note !== undefined && (
        <Typography variant="caption" component="div" color="textSecondary">
          {note}
        </Typography>
      )}
      <DayBars measure={measure} days={days} />
      <Box aria-hidden="true" sx={axis}>
        <span>{weekdayName(first).replace(/^\S+ /, '')}</span>
        <span>{t('today')}</span>
      </Box>
    </Box>
  );
}

const axis = {
  ...{ display: 'flex', justifyContent: 'space-between', mt: 0.25 },
  ...{ color: 'text.secondary', fontSize: '0.6875rem' },
} as const;

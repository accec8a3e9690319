import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { reportSubject } from '@kindling/contract/safety/desk-subjects';
import { dayName } from '../shared/words/names';
import { outcomeNames } from '../shared/words/report-outcomes';
import { codeName, t } from '../shared/words/texts';

type Latest = z.output<typeof reportSubject>['latest'];

/** Other recent reports about the same person, with their outcomes. */
export function LatestReports({ reports }: { reports: Latest }) {
  return (
    <Box component="section" aria-label={t('Latest reports of this person')}>
      <Typography variant="h3">{t('Latest reports of this person')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reports.map(({ number, about, reason, reported_at: at, outcome }) => (
          <Box component="li" key={number} sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2">
              {codeName(reason)} · {codeName(about).toLowerCase()}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {[dayName(at), number, outcome === null ? t('Open') : outcomeNames[outcome]].join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

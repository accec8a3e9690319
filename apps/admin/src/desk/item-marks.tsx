import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DeskItem } from '@kindling/contract/routes/desk';
import { instantName } from '../shared/names';
import { graveRisks, riskNames } from './desk-names';
import { useBrands } from './use-brands';
import { t } from '../shared/texts';

/** Why an item stands where it does: its age, its deadline, its risks, and whose turn it was before. */
export function ItemMarks({ item }: { item: DeskItem }) {
  const brand = useBrands().find(({ id }) => id === item.tenant)?.name ?? item.tenant;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', minHeight: 22 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: 0.5 }}>
        {t('{{brand}} · since {{at}}', { brand, at: instantName(item.created_at) })}
        {item.due_at !== null && <> · {t('due {{due_at}}', { due_at: instantName(item.due_at) })}</>}
      </Typography>
      {item.escalated && <Chip color="error" label={t('Passed on to you')} />}
      {item.second_look && <Chip color="info" variant="outlined" label={t('Second look')} />}
      {item.risk.map((risk) => (
        <Chip
          key={risk}
          variant="outlined"
          color={graveRisks.has(risk) ? 'error' : 'default'}
          label={riskNames[risk]}
        />
      ))}
      {item.escalation_note !== null && (
        <Typography variant="body2" sx={{ width: '100%' }}>
          “<bdi>{item.escalation_note}</bdi>”
        </Typography>
      )}
    </Box>
  );
}

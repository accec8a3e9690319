import Chip from '@mui/material/Chip';
import type { DeskItem } from '@kindling/contract/safety/calls/desk';
import { ItemHead } from '../shared/queues/item-head';
import { graveRisks, riskNames } from './desk-names';
import { t } from '../shared/words/texts';

/** Why an item comes now. Its content is below, and only the reader holds it. */
export function DeskItemHead({ item }: { item: DeskItem }) {
  return (
    <ItemHead
      tenant={item.tenant}
      since={item.created_at}
      state={{ dueAt: item.due_at, escalated: item.escalated }}
      note={item.escalation_note}
      marks={
        <>
          {item.second_look && <Chip color="info" variant="outlined" label={t('Second look')} />}
          {item.risk.map((risk) => (
            <Chip
              key={risk}
              variant="outlined"
              color={graveRisks.has(risk) ? 'error' : 'default'}
              label={riskNames[risk]}
            />
          ))}
        </>
      }
    />
  );
}

import Chip from '@mui/material/Chip';
import type { NewsletterState } from '@kindling/contract/mails/newsletters';
import { stateNames } from './newsletter-labels';

const colours = {
  draft: 'default',
  planned: 'info',
  running: 'warning',
  done: 'success',
  stopped: 'default',
} as const;

export function StateChip({ state }: { state: NewsletterState }) {
  return <Chip size="small" variant="outlined" color={colours[state]} label={stateNames[state]} />;
}

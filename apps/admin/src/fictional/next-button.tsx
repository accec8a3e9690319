import Button from '@mui/material/Button';
import { useNextTurn } from './use-next-turn';
import { t } from '../shared/texts';

/** Leads to whoever waits longest. */
export function NextButton({ label = t('Answer the next') }: { label?: string }) {
  const next = useNextTurn();
  return (
    <Button variant="contained" onClick={() => void next()}>
      {label}
    </Button>
  );
}

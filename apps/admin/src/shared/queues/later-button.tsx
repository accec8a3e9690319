import Button from '@mui/material/Button';
import { KeyCap } from '../ui/key-cap';
import { t } from '../words/texts';
import { usePageKeys } from '../browser/use-page-keys';

interface LaterButtonProps {
  /** Whether it still waits; a finished item is merely left behind. */
  waits?: boolean;
  onLater: () => void;
}

/** Leaves an item for later and goes on to the next of its queue; so do two keys. */
export function LaterButton({ waits = true, onLater }: LaterButtonProps) {
  usePageKeys({ n: onLater, ArrowRight: onLater });
  return (
    <Button color="inherit" aria-keyshortcuts="n ArrowRight" onClick={onLater}>
      {waits ? t('Later') : t('The next')}
      <KeyCap>N</KeyCap>
    </Button>
  );
}

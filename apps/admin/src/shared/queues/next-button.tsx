import Button from '@mui/material/Button';
import { KeyCap } from '../ui/key-cap';
import { t } from '../words/texts';
import { usePageKeys } from '../browser/use-page-keys';

/** Leads from a list to the item that waits longest; so does a key. */
export function NextButton({ onNext }: { onNext: () => void }) {
  usePageKeys({ n: onNext });
  return (
    <Button variant="contained" aria-keyshortcuts="n" onClick={onNext}>
      {t('Answer the next')}
      <KeyCap>N</KeyCap>
    </Button>
  );
}

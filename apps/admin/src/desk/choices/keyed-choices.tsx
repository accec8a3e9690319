import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { groundKey } from '../desk-names';
import { KeyCap } from '../../shared/ui/key-cap';
import { usePageKeys } from '../../shared/browser/use-page-keys';

interface KeyedChoicesProps<Choice extends string> {
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  onCancel: () => void;
  /** Called with the choice that has the focus or the pointer. */
  onConsider?: (choice: Choice) => void;
}

/** Measures or reasons to choose one of, each by its key: 1 to 9, then letters. Escape leaves them. */
export function KeyedChoices<Choice extends string>({
  choices,
  nameOf,
  onChoose,
  onCancel,
  onConsider,
}: KeyedChoicesProps<Choice>) {
  usePageKeys({
    Escape: onCancel,
    ...Object.fromEntries(choices.map((choice, index) => [groundKey(index), () => onChoose(choice)])),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}>
      {choices.map((choice, index) => (
        <Button
          key={choice}
          variant="outlined"
          color="error"
          aria-keyshortcuts={groundKey(index)}
          onClick={() => onChoose(choice)}
          onFocus={() => onConsider?.(choice)}
          onMouseEnter={() => onConsider?.(choice)}
          sx={{ justifyContent: 'space-between', minHeight: 44, textAlign: 'start', lineHeight: 1.25 }}
        >
          {nameOf(choice)}
          <KeyCap>{groundKey(index).toUpperCase()}</KeyCap>
        </Button>
      ))}
    </Box>
  );
}

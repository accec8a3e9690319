import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { groundKey } from './desk-names';
import { KeyCap } from '../shared/key-cap';
import { usePageKeys } from '../shared/use-page-keys';

interface KeyedChoicesProps {
  choices: readonly string[];
  nameOf: (choice: string) => string;
  onChoose: (choice: string) => void;
  onCancel: () => void;
  /** Told which one somebody looks at, by keys or pointer, before they choose. */
  onConsider?: (choice: string) => void;
}

/** Reasons to choose one of, each by its key: 1 to 9, then letters. Escape leaves them. */
export function KeyedChoices({ choices, nameOf, onChoose, onCancel, onConsider }: KeyedChoicesProps) {
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { longestNote } from '@kindling/contract/safety/desk';
import { clearOfEvidence } from '../evidence';
import { useDraft } from '../../shared/unsaved/use-draft';
import { t } from '../../shared/words/texts';

interface NoteChoiceProps {
  /** What the words are kept by until the decision is made. */
  draft: string;
  label: string;
  action: string;
  /** The decision can't be made without words. */
  required?: boolean;
  onChoose: (note: string) => void;
  onCancel: () => void;
}

/** Words that go with a decision. */
export function NoteChoice({ draft, label, action, required = false, onChoose, onCancel }: NoteChoiceProps) {
  const [note, setNote] = useDraft(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!required || note.trim() !== '') onChoose(note.trim());
  };
  return (
    <Card component="form" onSubmit={submit} sx={{ ...clearOfEvidence, p: 2, display: 'grid', gap: 1.5 }}>
      <TextField
        autoFocus
        required={required}
        label={label}
        value={note}
        multiline
        minRows={2}
        maxRows={6}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && !event.shiftKey) submit(event);
        }}
      />
      <Box sx={{ display: 'flex', gap: 1, '& .MuiButton-root': { minHeight: 44, px: 2 } }}>
        <Button type="submit" variant="contained" disabled={required && note.trim() === ''}>
          {action}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Box>
    </Card>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { longestNote } from '@kindling/contract/safety/desk';
import { useId, useState, type FormEvent } from 'react';
import { KeyCap } from '../ui/key-cap';
import { t } from '../words/texts';
import { useDraft } from '../unsaved/use-draft';
import { usePageKeys } from '../browser/use-page-keys';

interface PassOnButtonProps {
  /** The name of the note's draft. */
  draft: string;
  disabled: boolean;
  /** @returns whether it was passed on */
  onPassOn: (note: string) => Promise<boolean>;
}

/** Passes an item that the reader can't answer on to a colleague, with a note. */
export function PassOnButton({ draft, disabled, onPassOn }: PassOnButtonProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useDraft(draft);
  usePageKeys({ e: disabled ? undefined : () => setOpen(true) });
  const close = () => setOpen(false);
  const isEmpty = note.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty || disabled) return;
    void onPassOn(note.trim()).then((done) => {
      close();
      if (done) setNote('');
    });
  };
  return (
    <>
      <Button disabled={disabled} aria-keyshortcuts="e" onClick={() => setOpen(true)}>
        {t('Pass on')}
        <KeyCap>E</KeyCap>
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <form onSubmit={submit}>
          <DialogTitle id={titleId}>{t('Pass on')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DialogContentText>
              {t('Somebody else gets it before all others. It does not come back to you.')}
            </DialogContentText>
            <TextField
              autoFocus
              required
              multiline
              minRows={2}
              maxRows={6}
              label={t('What should somebody else look at?')}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              slotProps={{ htmlInput: { maxLength: longestNote } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('Cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isEmpty || disabled}>
              {t('Pass on')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

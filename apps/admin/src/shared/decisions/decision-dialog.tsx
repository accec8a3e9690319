import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useUnsaved } from '../unsaved/unsaved-context';
import { t } from '../words/texts';

interface DecisionDialogProps<Answer> {
  title: string;
  /** The label of the button that sends the decision. */
  button: string;
  isGrave?: boolean;
  /** Sends the decision; undefined while something is missing for it. */
  decide: (() => Promise<Answer>) | undefined;
  /** The notice after success. */
  done: (answer: Answer) => string;
  /** Closing would lose typed words. */
  isTyped?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows what is decided, sends it and reloads the page; after a refusal it stays open with the reason. */
export function DecisionDialog<Answer>({
  title,
  button,
  isGrave = false,
  decide,
  done,
  isTyped = false,
  onClose,
  children,
}: DecisionDialogProps<Answer>) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (send: () => Promise<Answer>) => send(),
    onSuccess: (answer) => {
      notify(done(answer), { type: 'success' });
      onClose();
    },
    // After a refusal too: the page shows the present state.
    onSettled: () => refresh(),
  });
  const close = useUnsaved(isTyped && !isPending, onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          loading={isPending}
          disabled={!decide}
          onClick={() => decide && mutate(decide)}
        >
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

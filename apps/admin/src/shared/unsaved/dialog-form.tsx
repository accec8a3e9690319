import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Form, SaveButton, type FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '../words/texts';
import { FormGuard } from './console-form';
import { typedPaths } from './form-paths';
import { useLeadToRefused } from './use-lead-to-refused';
import { useAskBefore } from './unsaved-context';

interface DialogFormProps extends Omit<FormProps, 'children' | 'title'> {
  title: string;
  /** What the button that saves is called. */
  save: string;
  /** Whether there is something to save although nothing was typed. */
  isNew?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: it asks before what is typed is lost, and leads to what has to change. */
export function DialogForm({ title, save, isNew = false, onClose, children, ...form }: DialogFormProps) {
  const heading = useId();
  const typedRef = useRef(false);
  const ask = useAskBefore();
  const close = () => (typedRef.current ? ask(onClose) : onClose());
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
      sx={{ '& form': { display: 'contents' } }}
    >
      <Form noValidate disableInvalidFormNotification {...form}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('Cancel')}</Button>
          <DialogSave label={save} isNew={isNew} typedRef={typedRef} />
        </DialogActions>
        <FormGuard />
      </Form>
    </Dialog>
  );
}

function DialogSave({
  label,
  isNew,
  typedRef,
}: {
  label: string;
  isNew: boolean;
  /** Holds whether something is typed that would be lost. */
  typedRef: RefObject<boolean>;
}) {
  const { dirtyFields, isSubmitting } = useFormState();
  useEffect(() => {
    typedRef.current = typedPaths(dirtyFields).length > 0 && !isSubmitting;
  });
  useLeadToRefused();
  return <SaveButton label={label} alwaysEnable={isNew && !isSubmitting} icon={<></>} />;
}

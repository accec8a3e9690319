import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Form, useNotify, useRecordContext, ValidationError, type FormProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '../words/texts';
import { fieldName, focusField } from './form-fields';
import { errorsOf, typedPaths } from './form-paths';
import { SaveBar } from './save-bar';
import { useUnsaved } from './unsaved-context';

interface ConsoleFormProps extends FormProps {
  /** What the button that saves is called. */
  save?: string;
  /** Other things to do, at the end of the bar. */
  more?: ReactNode;
  /** As wide as the page: something stands beside its inputs. */
  isWide?: boolean;
  /** Without the bar. */
  isReadOnly?: boolean;
}

/**
 * The frame of every form of the console: a card of parts (`FormPart`), at its foot what is changed and what is wrong.
 * What is typed is not lost without a question.
 */
export function ConsoleForm({
  children,
  save = t('Save'),
  more,
  isWide,
  isReadOnly,
  ...props
}: ConsoleFormProps) {
  return (
    <Form noValidate disableInvalidFormNotification {...props}>
      <Card sx={{ overflow: 'visible', maxWidth: isWide ? 'none' : 800, minWidth: 0 }}>
        {children}
        {!isReadOnly && <FormBar save={save} more={more} />}
      </Card>
      <FormGuard />
    </Form>
  );
}

/** Asks before what is typed in the form around is lost. */
export function FormGuard() {
  const { dirtyFields, isSubmitting } = useFormState();
  useUnsaved(typedPaths(dirtyFields).length > 0 && !isSubmitting);
  return null;
}

/** The bar of a form whose inputs are react-admin's. */
function FormBar({ save, more }: { save: string; more?: ReactNode }) {
  const { dirtyFields, errors } = useFormState();
  const isNew = (useRecordContext()?.id ?? undefined) === undefined;
  const lead = useLead();
  const problems = errorsOf(errors).map(({ path, message }) => ({
    path,
    name: fieldName(path),
    reason: <ValidationError error={message} />,
  }));
  const changed = [...new Set(typedPaths(dirtyFields).map(fieldName))];
  return (
    <SaveBar save={save} isNew={isNew} changed={changed} problems={problems} onLead={lead} more={more} />
  );
}

/** @returns puts the focus into a field of the form around */
export function useLead(): (path: string) => void {
  const { clearErrors } = useFormContext();
  const notify = useNotify();
  return (path) => {
    if (focusField(path)) return;
    // The server named what this form does not show: the next save would wait for it for ever.
    clearErrors(path);
    notify(t('Nothing was saved. Look at: {{fields}}', { fields: fieldName(path) }), { type: 'error' });
  };
}

import Card from '@mui/material/Card';
import { useEffect, type ReactNode } from 'react';
import { Form, useRecordContext, ValidationError, type FormProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '../words/texts';
import { fieldName, focusField, useShownFields } from './form-fields';
import { errorsOf, typedPaths } from './form-paths';
import { SaveBar } from './save-bar';
import { useUnsaved } from './unsaved-context';
import { useLeadToRefused } from './use-lead-to-refused';

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
  const { dirtyFields, errors, isSubmitting } = useFormState();
  const { clearErrors } = useFormContext();
  const isNew = (useRecordContext()?.id ?? undefined) === undefined;
  const typed = typedPaths(dirtyFields);
  const refused = errorsOf(errors);
  const shown = useShownFields([...typed, ...refused.map(({ path }) => path)]);
  const problems = refused.flatMap(({ path, message }) => {
    const name = shown.get(path);
    return name === undefined ? [] : [{ path, name, reason: <ValidationError error={message} /> }];
  });
  const changed = [...new Set(typed.map((path) => shown.get(path) ?? fieldName(path)))];
  useLeadToRefused();
  // What was wrong with an input is over when it goes.
  const gone = refused.filter(({ path }) => !shown.has(path)).map(({ path }) => path);
  useEffect(() => {
    if (gone.length > 0 && !isSubmitting) clearErrors(gone);
  });
  return (
    <SaveBar
      save={save}
      isNew={isNew}
      changed={changed}
      problems={problems}
      onLead={(path) => void focusField(path)}
      more={more}
    />
  );
}

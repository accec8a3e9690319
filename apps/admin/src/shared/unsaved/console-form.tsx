import { useEffect, useRef } from 'react';
import { SimpleForm, useNotify, type SimpleFormProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { codeName, t } from '../words/texts';
import { firstWrongField } from './error-focus';
import { useUnsaved } from './unsaved-context';

/** A form of react-admin whose words are not lost without a question, and which leads to what has to change. */
export function ConsoleForm({ children, ...props }: SimpleFormProps) {
  return (
    <SimpleForm {...props}>
      {children}
      <FormGuard />
    </SimpleForm>
  );
}

/** The same for a form that is drawn in another way. */
export function FormGuard() {
  const { dirtyFields, errors, isSubmitting, submitCount } = useFormState();
  useUnsaved(Object.keys(dirtyFields).length > 0 && !isSubmitting);
  const { clearErrors } = useFormContext();
  const notify = useNotify();
  const wrong = useRef('');
  useEffect(() => {
    wrong.current = Object.keys(errors).map(codeName).join(', ');
  });
  useEffect(() => {
    if (isSubmitting || submitCount === 0 || wrong.current === '') return;
    const field = firstWrongField();
    if (field) {
      field.focus();
      return;
    }
    // The server named what this form does not show: the next save would wait for it for ever.
    clearErrors();
    notify(t('Nothing was saved. Look at: {{fields}}', { fields: wrong.current }), { type: 'error' });
  }, [clearErrors, isSubmitting, notify, submitCount]);
  return null;
}

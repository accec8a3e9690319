import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '../words/texts';
import { fieldName, focusField, isShown } from './form-fields';
import { errorsOf } from './form-paths';
import { useAfterRefusal } from './use-after-refusal';

/** After a refused save of the form around: leads to the first field that has to change, and tells which it does not show. */
export function useLeadToRefused(): void {
  const { errors } = useFormState();
  const { clearErrors } = useFormContext();
  const notify = useNotify();
  useAfterRefusal(() => {
    const refused = errorsOf(errors).map(({ path }) => path);
    refused.some(focusField);
    const unshown = refused.filter((path) => !isShown(path));
    if (unshown.length === 0) return;
    // The server named what this form does not show: the next save would wait for it for ever.
    clearErrors(unshown);
    notify(t('Nothing was saved. Look at: {{fields}}', { fields: unshown.map(fieldName).join(', ') }), {
      type: 'error',
    });
  });
}

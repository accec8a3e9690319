import { useNotify } from 'react-admin';
import { reasonsByField } from '../session/refused-fields';

/**
 * Stores what a form holds by a call of its own, not by the form's resource.
 *
 * @param store rejects where the server refuses
 * @param fieldOf the field of the form for a path that the server names
 * @returns for `onSubmit`: gives the reasons to their fields, and tells what concerns none in a notice
 */
export function useFormSave<Values extends object>(
  store: (values: Values) => Promise<unknown>,
  fieldOf?: (path: string) => string,
): (values: object) => Promise<Record<string, string> | undefined> {
  const notify = useNotify();
  return async (values) => {
    try {
      await store(values as Values);
      return undefined;
    } catch (error) {
      const reasons = reasonsByField(error, fieldOf);
      if (Object.keys(reasons).length > 0) return reasons;
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      return undefined;
    }
  };
}

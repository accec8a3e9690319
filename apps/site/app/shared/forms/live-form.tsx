import type { ReactNode } from 'react';
import { Alert } from '../ui/notices/alert';
import { LiveFields } from './live-fields';
import type { FormState } from './use-form';

/**
 * A form that only a script may send (see `LiveFields`). The result is shown above its fields.
 *
 * @param form of `useForm`, or the state of a form of its own kind
 * @param done shown after success
 * @param wayOn follows a failure: where to go next
 */
export function LiveForm({
  form: { failure, onSubmit },
  done,
  wayOn,
  children,
}: {
  form: Pick<FormState<never>, 'failure' | 'onSubmit'>;
  done?: string | false;
  wayOn?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <LiveFields>
        {done && (
          <Alert kind="success" focused>
            {done}
          </Alert>
        )}
        {failure && (
          <Alert kind="danger" focused>
            {failure} {wayOn}
          </Alert>
        )}
        {children}
      </LiveFields>
    </form>
  );
}

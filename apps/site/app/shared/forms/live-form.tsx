import type { ReactNode } from 'react';
import { Alert } from '../ui/alert';
import { LiveFields } from './live-fields';
import type { FormState } from './use-form';

/**
 * A form that only a script may send (see `LiveFields`). What came of sending it stands above its fields.
 * @param form of `useForm`, or what a form of its own kind says of itself
 * @param done what the reader is told once it has worked
 * @param wayOn stands behind what went wrong: where it leads on
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

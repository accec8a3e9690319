import type { FirstMessage } from '../../../domain/account/account-dialogs';
import { useAlive } from '../../../shared/site/use-alive';
import { SignupForm } from './signup-form';
import { useSignup } from './use-signup';

/** The signup's form in a page: remounted with its stored draft once the page is alive (`useSignup`). */
export function PageSignupForm({ to }: { to?: FirstMessage | undefined }) {
  return <Form key={String(useAlive())} to={to} />;
}

function Form({ to }: { to: FirstMessage | undefined }) {
  return <SignupForm signup={useSignup(to)} to={to} />;
}

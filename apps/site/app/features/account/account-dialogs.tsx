import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import {
  AccountDialogsContext,
  type AccountDialogs as Dialogs,
  type FirstMessage,
} from '../../shared/account/account-dialogs';

// Loaded when somebody opens one: most first visits never do.
const LoginDialog = lazy(() => import('./login-dialog'));
const SignupDialog = lazy(() => import('./signup-dialog'));

type Open = { kind: 'login' } | { kind: 'signup'; to: FirstMessage | undefined } | null;

/** Lets everything inside open login and signup (`useAccountDialogs`). */
export function AccountDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>(null);
  const dialogs = useMemo<Dialogs>(
    () => ({
      openLogin: () => setOpen({ kind: 'login' }),
      openSignup: (to) => setOpen({ kind: 'signup', to }),
    }),
    [],
  );
  const close = () => setOpen(null);
  return (
    <AccountDialogsContext value={dialogs}>
      {children}
      <Suspense>
        {open?.kind === 'login' && <LoginDialog onClose={close} />}
        {open?.kind === 'signup' && <SignupDialog to={open.to} onClose={close} />}
      </Suspense>
    </AccountDialogsContext>
  );
}

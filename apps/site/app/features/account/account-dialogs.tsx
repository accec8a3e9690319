import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  AccountDialogsContext,
  type AccountDialogs as Dialogs,
  type FirstMessage,
} from '../../domain/account/account-dialogs';
import { areStepsBegun } from '../../domain/account/signup/signup-visit';
import { noteEntry } from '../../domain/account/signup/visit-entry';
import { useUser } from '../../domain/account/use-user';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useAlive } from '../../shared/site/use-alive';
import { isSignupPage } from '../../domain/account/signup/signup-pages';

// Loaded on first use: most first visits never open one.
const LoginDialog = lazy(() => import('./login/login-dialog'));
const SignupDialog = lazy(() => import('./signup/signup-dialog'));

type Open = { kind: 'login' } | { kind: 'signup'; to: FirstMessage | undefined } | null;

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

  // A signup that this visit began continues over the next page, also after a reload.
  const unfinished = (useUser()?.signup_step ?? null) !== null;
  const page = useCurrentPage();
  useEffect(() => noteEntry(page, window.location.search), [page]);
  const goesOn = useAlive() && unfinished && !isSignupPage(page) && areStepsBegun(sessionStorage);
  const shown: Open = open ?? (goesOn ? { kind: 'signup', to: undefined } : null);
  return (
    <AccountDialogsContext value={dialogs}>
      {children}
      <Suspense>
        {shown?.kind === 'login' && <LoginDialog onClose={close} />}
        {shown?.kind === 'signup' && <SignupDialog to={shown.to} onClose={close} />}
      </Suspense>
    </AccountDialogsContext>
  );
}

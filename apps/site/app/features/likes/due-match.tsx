import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PageName } from '@kindling/contract/pages';
import { useUser } from '../../domain/account/use-user';
import { isSignupPage } from '../../domain/account/signup/signup-pages';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useAlive } from '../../shared/site/use-alive';
import { whenIdle } from './when-idle';

// Few views have one to show.
const ShownMatch = lazy(() => import('./shown-match'));

/** Pages on which nothing comes between: money is on its way. */
const payments: readonly (PageName | null)[] = [
  ...([
    'credits',
    'credits-repeat-order',
    'credits-id-paymentmethod',
    'directdebit',
    'transactions',
  ] as const),
  null,
];

/**
 * Shows the member who liked first that their like was answered: at once, or at their next view of a page. At most one match a
 * view, and not while they write or another window is open.
 */
export default function DueMatch() {
  const id = useUser()?.new_match ?? null;
  const page = useCurrentPage();
  const isAlive = useAlive();
  const { key } = useLocation();
  const [shown, setShown] = useState<{ id: string; view: string; isOpen: boolean }>();
  const isDue =
    isAlive && id !== null && shown?.view !== key && !isSignupPage(page) && !payments.includes(page);
  useEffect(
    () => (isDue ? whenIdle(() => setShown({ id, view: key, isOpen: true })) : undefined),
    [isDue, id, key],
  );
  if (!shown?.isOpen) return null;
  return (
    <Suspense>
      <ShownMatch key={shown.id} id={shown.id} onClose={() => setShown({ ...shown, isOpen: false })} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useUser } from '../../shared/account/use-user';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useAlive } from '../../shared/site/use-alive';
import { remindsOfActivation } from './reminder-rule';

// Most members have confirmed: only the others load it.
const Reminder = lazy(() => import('./reminder'));

/** Among the banners: reminds of the mail that confirms the address (specification §4). */
export function ActivationReminder() {
  const user = useUser();
  const page = useCurrentPage();
  const alive = useAlive();
  if (!alive || !user || !remindsOfActivation(user, page)) return null;
  return (
    <Suspense>
      <Reminder user={user} />
    </Suspense>
  );
}

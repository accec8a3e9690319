import { lazy, Suspense } from 'react';
import { useUser } from '../../shared/account/use-user';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { memberAlerts } from './member-alert-rule';

// Few members have something to be told.
const DismissibleAlert = lazy(() => import('./dismissible-alert'));

/** Alerts that stay away once they were put away (specification §4): no photo, notifications switched off. */
export function MemberAlerts() {
  const user = useUser();
  const page = useCurrentPage();
  const [alert] = memberAlerts(user, page);
  if (!alert) return null;
  return (
    <Suspense fallback={null}>
      <DismissibleAlert key={alert} alert={alert} />
    </Suspense>
  );
}

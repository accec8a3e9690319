import { useUser } from '../../domain/account/use-user';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { DismissibleAlert } from './dismissible-alert';
import { memberAlerts } from './member-alert-rule';

/** Alerts that stay away once they were put away (specification §4): no photo, notifications switched off. */
export function MemberAlerts() {
  const user = useUser();
  const page = useCurrentPage();
  const [alert] = memberAlerts(user, page);
  return alert ? <DismissibleAlert key={alert} alert={alert} /> : null;
}

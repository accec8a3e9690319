import { useUser } from '../../domain/account/use-user';
import { usePushState } from '../../domain/push/use-push';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { DismissibleAlert } from './dismissible-alert';
import { memberAlerts } from './member-alert-rule';

/** Alerts that stay away once they were put away (specification §4): mails that come back, no photo, no push
 * messages, notifications switched off. */
export function MemberAlerts() {
  const user = useUser();
  const page = useCurrentPage();
  const [alert] = memberAlerts(user, page, usePushState());
  return alert ? <DismissibleAlert key={alert} alert={alert} /> : null;
}

import { useUser } from '../../../domain/account/use-user';
import { useInstall } from '../../../domain/app/use-install';
import { usePushState } from '../../../domain/push/use-push';
import { useCurrentPage } from '../../../shared/routing/use-paths';
import { DismissibleAlert } from './dismissible-alert';
import { memberAlerts } from './member-alert-rule';

/**
 * Alerts that stay away once dismissed (specification §4): bounced mails, no photo, no push messages, notifications switched
 * off, and that the site can be installed.
 */
export function MemberAlerts() {
  const user = useUser();
  const page = useCurrentPage();
  const install = useInstall();
  const [alert] = memberAlerts(user, page, { push: usePushState(), installable: install !== null });
  return alert ? <DismissibleAlert key={alert} alert={alert} onInstall={install} /> : null;
}

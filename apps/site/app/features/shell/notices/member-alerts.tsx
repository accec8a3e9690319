import { useEffect } from 'react';
import { useUser } from '../../../domain/account/use-user';
import { useInstall } from '../../../domain/app/use-install';
import { usePushState } from '../../../domain/push/use-push';
import { useCurrentPage } from '../../../shared/routing/use-paths';
import { keepHint } from '../../../shared/site/hints';
import { useSite } from '../../../shared/site/site-data';
import { DismissibleAlert } from './dismissible-alert';
import { memberAlerts } from './member-alert-rule';

/**
 * Alerts that stay away once dismissed (specification §4): bounced mails, no photo, no push messages, notifications switched
 * off, and that the site can be installed. What only the browser knows is said from the first paint of the next page on that is
 * loaded: a line that came later would push down what the reader is about to press.
 */
export function MemberAlerts() {
  const user = useUser();
  const page = useCurrentPage();
  const { hints } = useSite();
  const push = usePushState();
  const install = useInstall();
  useEffect(() => {
    if (push !== undefined) keepHint('push', push === 'not_subscribed');
  }, [push]);
  useEffect(() => {
    if (install !== undefined) keepHint('install', install !== null);
    const forget = () => {
      if (install === undefined) keepHint('install', false);
    };
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, [install]);
  const alerts = memberAlerts(user, page, {
    push: hints.includes('push') ? (push ?? 'not_subscribed') : undefined,
    installable: hints.includes('install') && install !== null,
  });
  return alerts.map((alert) => <DismissibleAlert key={alert} alert={alert} onInstall={install} />);
}

import { siteEndpoints } from '@kindling/contract/site-endpoints';

/** Tells the server that this page is out of sight, also while it is being closed; nobody hears whether it arrived. */
export function tellHidden(): void {
  navigator.sendBeacon(siteEndpoints.pageHidden[1], new Blob(['{}'], { type: 'application/json' }));
}

/** Shows a count on the installed app's icon where the system can; what fails is left (specification §8). */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined);
}

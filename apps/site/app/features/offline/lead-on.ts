/**
 * Leads on to where the reader wanted to go, by a press or once there is a connection again. Stands in the page as its own source,
 * because no other script may be there without a connection; so it may use nothing from outside.
 *
 * @param wanted `wantedPath`
 */
export function leadOn(buttonId: string, wanted: (hash: string) => string): void {
  const goOn = () => window.location.replace(wanted(window.location.hash));
  document.getElementById(buttonId)?.addEventListener('click', goOn);
  window.addEventListener('online', goOn);
}

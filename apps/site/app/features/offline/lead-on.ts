/**
 * Leads to the wanted page, by a press or once there is a connection again. The page contains its source, because no other
 * script is available offline; so it may use nothing from outside.
 *
 * @param wanted `wantedPath`
 */
export function leadOn(buttonId: string, wanted: (hash: string) => string): void {
  const goOn = () => window.location.replace(wanted(window.location.hash));
  document.getElementById(buttonId)?.addEventListener('click', goOn);
  window.addEventListener('online', goOn);
}

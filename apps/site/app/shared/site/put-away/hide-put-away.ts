/**
 * Hides an alert that was dismissed in this browser, before the page is painted. The page contains its source, so it may use
 * nothing from outside.
 *
 * @param key where the time of the dismissal is stored, and the alert's id in the page
 */
export function hidePutAway(key: string): void {
  try {
    const alert = document.getElementById(key);
    if (alert && Number.isFinite(Number(localStorage.getItem(key) ?? Number.NaN))) alert.hidden = true;
  } catch {
    // Storage is shut off: nothing can have been put away.
  }
}

/**
 * Hides an alert that was put away in this browser, before the page is painted. Stands in the page as its own source, so
 * it may use nothing from outside.
 * @param key where it is stored when the alert was put away, which is its id in the page, too
 */
export function hidePutAway(key: string): void {
  try {
    const alert = document.getElementById(key);
    if (alert && Number.isFinite(Number(localStorage.getItem(key) ?? Number.NaN))) alert.hidden = true;
  } catch {
    // Storage is shut off: nothing can have been put away.
  }
}

/** Specification §2 and §9. */
const mostShown = 99;
const lowCredits = 10;

/** The text of a counting badge: null at 0, `99+` above 99. */
export function countBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > mostShown ? `${mostShown}+` : String(count);
}

/** The look of the credits badge: null above 10, a warning down to 1, danger at 0. */
export function creditsBadge(credits: number): 'warning' | 'danger' | null {
  if (credits > lowCredits) return null;
  return credits > 0 ? 'warning' : 'danger';
}

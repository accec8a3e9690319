/** Specification §2 and §9. */
const mostShown = 99;
const lowCredits = 10;

/** What a counting badge says: null when there is nothing, `99+` above 99. */
export function countBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > mostShown ? `${mostShown}+` : String(count);
}

/** How the credits badge looks: null while there are more than 10, a warning down to 1, danger at 0. */
export function creditsBadge(credits: number): 'warning' | 'danger' | null {
  if (credits > lowCredits) return null;
  return credits > 0 ? 'warning' : 'danger';
}

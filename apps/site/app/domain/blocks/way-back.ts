/**
 * How far back in the history the newest page lies that is not about a member.
 *
 * @param addresses of the history, the oldest first; null where the browser does not reveal one
 * @param current place of the page that is shown
 * @param ids of the member and of the conversation with them, as their pages' addresses name them
 * @returns a negative number of steps; null if there is no such page or it is unknown
 */
export function stepsBack(
  addresses: readonly (string | null)[],
  current: number,
  ids: readonly string[],
): number | null {
  for (let at = current - 1; at >= 0; at--) {
    const address = addresses[at];
    if (address === null || address === undefined) return null;
    if (!ids.some((id) => address.includes(id))) return at - current;
  }
  return null;
}

/** The history's addresses as `stepsBack` takes them; empty in browsers without the Navigation API. */
export function historyAddresses(): { addresses: (string | null)[]; current: number } {
  if (!('navigation' in window)) return { addresses: [], current: 0 };
  const addresses = window.navigation.entries().map((entry) => entry.url);
  return { addresses, current: window.navigation.currentEntry?.index ?? 0 };
}

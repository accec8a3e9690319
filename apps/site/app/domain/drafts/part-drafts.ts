/**
 * What a member changed in a form and did not save, kept in this tab: it outlives a reload and a failed save, and goes with
 * the tab, because others may use the same browser.
 */

const prefix = 'unsaved ';

/** The kept changes of a part; another member's are removed. Empty if nothing was kept. */
export function readPart(storage: Storage, memberId: string, part: string): Record<string, unknown> {
  try {
    const own = `${prefix}${memberId} `;
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !key.startsWith(own)) storage.removeItem(key);
    const stored: unknown = JSON.parse(storage.getItem(own + part) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? (stored as Record<string, unknown>)
      : {};
  } catch {
    // Storage may be disabled, or hold something else.
    return {};
  }
}

/** Keeps what differs from the saved state; an empty change removes it. */
export function keepPart(storage: Storage, memberId: string, part: string, changes: object): void {
  try {
    const key = `${prefix}${memberId} ${part}`;
    if (Object.keys(changes).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(changes));
  } catch {
    // Full or disabled: what was typed is still on the page.
  }
}

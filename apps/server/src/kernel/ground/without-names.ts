/** Replaces a name that may no longer be shown (decisions §3.5). */
export const erasedName = '–';

/** The text without the names, in whatever case they are written. */
export function withoutNames(text: string, names: readonly string[]): string {
  const known = names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    // Of names with a common beginning the longer one is replaced whole.
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return known.length === 0 ? text : text.replace(new RegExp(known.join('|'), 'giu'), erasedName);
}

/** What stands in the place of a name once nobody is to be named any more (decisions §3.5). */
export const erasedName = '–';

/** A text in which nothing names somebody any more: each of the names goes, in whatever case it is written. */
export function withoutNames(text: string, names: readonly string[]): string {
  const known = names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    // Of names that begin alike the longer one goes whole.
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return known.length === 0 ? text : text.replace(new RegExp(known.join('|'), 'giu'), erasedName);
}

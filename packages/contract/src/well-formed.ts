/**
 * Whether every text in a value that was parsed from JSON, keys included, is made of whole characters. JSON may write half
 * of one as an escape (`"\ud83d"`); no address, header or column can hold it.
 */
export function isWellFormed(value: unknown): boolean {
  // A list instead of recursion: a sender decides how deep a value is.
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (!next.isWellFormed()) return false;
    } else if (Array.isArray(next)) {
      for (const item of next) open.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) open.push(key, item);
    }
  }
  return true;
}

/** The beginning of a text, at most so many UTF-16 units, without half a character at its end. */
export function beginningOf(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

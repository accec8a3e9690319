/**
 * Whether all strings and keys of a JSON value are well-formed. An escape in JSON can be half a surrogate pair
 * (`"\ud83d"`), which no address, header or column can hold.
 */
export function isWellFormed(value: unknown): boolean {
  // A list instead of recursion, because a client could send a value too deep for the stack.
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

/** The first `length` UTF-16 units of a text; one less where that would split a surrogate pair. */
export function beginningOf(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

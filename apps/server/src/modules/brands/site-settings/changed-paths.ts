/**
 * Dotted paths of the leaves in which two records differ, lists compared as a whole.
 *
 * @returns sorted paths, empty when the records are equal
 */
export function changedPaths(before: unknown, after: unknown, at = ''): string[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return keys.flatMap((key) => changedPaths(before[key], after[key], at ? `${at}.${key}` : key));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [at];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands in a text for what is filled in later: `{{name}}`. */

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names of placeholders in a text that stand for nothing. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const names = [...text.matchAll(pattern)].map(([, name]) => name ?? '');
  return [...new Set(names.filter((name) => !known.includes(name)))];
}

/** A text with what its placeholders stand for. */
export function filled<Name extends string>(text: string, values: Readonly<Record<Name, string>>): string {
  return text.replace(pattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Name] : whole,
  );
}

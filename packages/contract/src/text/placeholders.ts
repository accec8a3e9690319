/** A placeholder in a text: `{{name}}`. */

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names of unknown placeholders in a text. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const names = [...text.matchAll(pattern)].map(([, name]) => name ?? '');
  return [...new Set(names.filter((name) => !known.includes(name)))];
}

/** A text with its placeholders filled in. */
export function filled<Name extends string>(text: string, values: Readonly<Record<Name, string>>): string {
  return text.replace(pattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Name] : whole,
  );
}

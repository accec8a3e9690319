/** Rows of a CSV file with a head, as a spreadsheet reads it: quotes, commas and line breaks inside of fields. */
export function rowsOfCsv(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  const [head = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at] ?? '', cell])));
}

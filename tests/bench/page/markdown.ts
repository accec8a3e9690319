/** A table. */
export function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...lines.map(line)].join('\n');
}

/** Nothing in a figure begins something else in Markdown. */
export function cell(text: string): string {
  return text.replaceAll(/[|<_]/g, (sign) => `\\${sign}`);
}

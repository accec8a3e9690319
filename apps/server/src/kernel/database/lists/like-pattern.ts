/** What `LIKE` compares with for texts that begin like this; its own signs count as themselves. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A parameter that people type, to be compared with an ASCII column: MariaDB refuses to compare one with other letters.
 * They become question marks, which are in nothing that such a column holds.
 */
export function typedInAscii(parameter: string): string {
  return `CONVERT(:${parameter} USING ascii)`;
}

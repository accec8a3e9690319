/** The `LIKE` pattern of texts with this beginning; wildcards in it are escaped. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A typed parameter, to be compared with an ASCII column: MariaDB refuses to compare one with other letters. They
 * become question marks, which no such column contains.
 */
export function typedInAscii(parameter: string): string {
  return `CONVERT(:${parameter} USING ascii)`;
}

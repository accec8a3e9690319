/** What `LIKE` compares with for texts that begin like this; its own signs count as themselves. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

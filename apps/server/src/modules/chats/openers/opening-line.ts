import { skeleton } from '@kindling/contract/text/look-alikes';

/** When an opening line counts as sent to many (trust 19). */
export const repeatedLines = {
  /** So many members may get the same one; a further one waits for a moderator. */
  receivers: 5,
  withinMs: 7 * 24 * 3_600_000,
  /** Plain letters from which on a line is one's own: half the world begins with "hello, how are you". */
  shortest: 24,
} as const;

/**
 * What is the same of two opening lines, however they are written: case, spaces, signs and letters that look like others
 * do not count, nor does the recipient's name.
 *
 * @param offered lines that the site itself offers, as `plainWords` joined
 * @returns null for a line that may be sent to any number of members
 */
export function sameLine(
  text: string,
  receiverName: string,
  offered: ReadonlySet<string> = new Set(),
): string | null {
  const words = plainWords(text);
  if (offered.has(words.join(''))) return null;
  const name = new Set(plainWords(receiverName));
  const line = words.filter((word) => !name.has(word)).join('');
  return line.length < repeatedLines.shortest ? null : line;
}

/** The words as they look at a glance. Signs around them are none of their letters, whatever those look like. */
export function plainWords(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => skeleton(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    .filter((word) => word !== '');
}

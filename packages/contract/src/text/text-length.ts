/** The length of a text: as its writer counts it, and as it is stored and sent. It imports nothing. */

/**
 * Maximum bytes of UTF-8 of a message, whatever the brand's `message_length` is: a single character may consist of any
 * number of combining marks.
 */
export const maxMessageBytes = 32 * 1024;

/** Each character in this range is one grapheme, except the carriage return before a line feed. */
const simple = /^[\n\u0020-\u02ff]*$/;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as people count them (grapheme clusters): a flag, a family or a letter with its accents is one. */
export function textLength(text: string): number {
  if (simple.test(text)) return text.length;
  let length = 0;
  for (const _character of graphemes.segment(text)) length += 1;
  return length;
}

/** Bytes of a text in UTF-8. */
export function textBytes(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/**
 * The beginning of a text, cut between two characters.
 *
 * @param longest characters as `textLength` counts them
 */
export function textStart(text: string, longest: number): string {
  let length = 0;
  for (const { index } of graphemes.segment(text)) {
    if (length === longest) return text.slice(0, index);
    length += 1;
  }
  return text;
}

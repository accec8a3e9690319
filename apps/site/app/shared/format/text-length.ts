/** Characters as a reader counts them and the server does: an emoji is one. */
export function textLength(text: string): number {
  return [...text].length;
}

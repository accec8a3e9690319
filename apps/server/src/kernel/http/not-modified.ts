/** Thrown by a handler whose caller already has the response; answered as 304 with the call's headers and no body. */
export class NotModified extends Error {
  constructor() {
    super('not modified');
  }
}

/**
 * Whether a caller has the version of a tag (RFC 9110, section 13.1.2): proxies make tags weak and send several.
 *
 * @param header `If-None-Match`
 * @param tag with its quotes
 */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return header.trim() === '*' || tags.some((one) => one.replace(/^W\//, '') === tag);
}

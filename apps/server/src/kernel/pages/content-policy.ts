import { createHash } from 'node:crypto';

/** Inline scripts of a page: those without `src`. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP sources of every inline script in a page that is sent to many, so that the stored bytes need no nonce. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(inlineScript)) {
    if (match[1]) hashes.add(`'sha256-${createHash('sha256').update(match[1]).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * The content policy of a page: nothing from anywhere but this host, the brand's picture prefix, and the inline scripts
 * named by nonce or hash.
 *
 * @param scripts CSP sources of the inline scripts
 * @param cdnPrefix the brand's `cdn_prefix`, empty when pictures come from the site itself
 */
export function pagePolicy(scripts: readonly string[], cdnPrefix: string): string {
  const pictures = cdnPrefix === '' ? '' : ` ${new URL(cdnPrefix).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self'",
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    // A film's captions stand in the page itself.
    "media-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

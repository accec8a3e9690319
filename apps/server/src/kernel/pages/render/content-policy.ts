import { createHash } from 'node:crypto';
import { pages, type PageName } from '@kindling/contract/pages';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { outsideScriptOf } from '@kindling/contract/brands/settings/tracking';

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
 * The content policy of a page: only this host, the brand's picture prefix, and the inline scripts named by nonce or
 * hash.
 *
 * @param scripts CSP sources of the inline scripts
 * @param cdnPrefix the brand's `cdn_prefix`, empty when pictures come from the site itself
 * @param opening third-party sources in the page; none by default
 */
export function pagePolicy(scripts: readonly string[], cdnPrefix: string, opening?: Opening): string {
  const pictures = cdnPrefix === '' ? [] : [new URL(cdnPrefix).origin];
  const { frames = false, origins = [] } = opening ?? {};
  return [
    "default-src 'none'",
    sources("script-src 'self'", scripts, origins),
    "style-src 'self'",
    sources("img-src 'self' data:", pictures, origins),
    "font-src 'self'",
    // A film's captions are in the page itself.
    "media-src 'self' data:",
    sources("connect-src 'self'", origins),
    ...(frames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Additions to a page's policy beyond its own host (decision 0136). */
export interface Opening {
  /** Whether the page may contain the frame of the brand's tag. */
  frames: boolean;
  /** Origins of the brand's session recorder. */
  origins: readonly string[];
}

/**
 * The third-party sources of a shared page. The policy is part of its bytes, so it names what may run with consent;
 * whether anything is loaded is decided in the visitor's browser.
 *
 * @returns undefined for none
 */
export function openingOf(page: PageName | undefined, settings: Settings): Opening | undefined {
  const tracking = page === undefined ? 'none' : pages[page].tracking;
  if (tracking === 'none') return undefined;
  const recorder = tracking === 'recorder' ? outsideScriptOf(settings, 'recorder') : undefined;
  return {
    frames: outsideScriptOf(settings, 'tag') !== undefined,
    origins: recorder?.origins ?? [],
  };
}

/**
 * The policy of the document in which the brand's tag runs: an opaque origin that shares nothing with the page around
 * it, and only connects to the tag's own hosts.
 *
 * @param origins those of the tag
 */
export function framePolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    sources('script-src', origins),
    sources('connect-src', origins),
    sources('img-src', origins),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

function sources(directive: string, ...lists: readonly (readonly string[])[]): string {
  return [directive, ...lists.flat()].join(' ');
}

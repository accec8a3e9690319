/**
 * The wanted page, as the service worker wrote it behind the `#`.
 *
 * @returns a path of this site, the front page for everything else
 */
export function wantedPath(hash: string): string {
  const path = hash.slice(1);
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

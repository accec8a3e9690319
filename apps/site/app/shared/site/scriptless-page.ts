const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const preloads = /<link rel="modulepreload"[^>]*>/g;

/**
 * A rendered page without its scripts, for one that is the same under every address: whatever the browser's router would
 * make of the address that was asked for, the page stays. Its links work as plain HTML.
 */
export function scriptlessPage(html: string): string {
  return html.replaceAll(scripts, '').replaceAll(preloads, '');
}

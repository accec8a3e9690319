const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const preloads = /<link rel="modulepreload"[^>]*>/g;
/** Which texts the scripts would load: its absence says that the page comes as it stays. */
const neededTexts = / data-texts="[^"]*"/;

/**
 * A rendered page without its scripts, for one that is the same under every address: whatever the browser's router would
 * make of the address that was asked for, the page stays. Its links work as plain HTML.
 */
export function scriptlessPage(html: string): string {
  return html.replaceAll(scripts, '').replaceAll(preloads, '').replace(neededTexts, '');
}

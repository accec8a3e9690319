const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const preloads = /<link rel="modulepreload"[^>]*>/g;
/** The list of texts that scripts would load: its absence says that the page needs none. */
const neededTexts = / data-texts="[^"]*"/;

/**
 * A rendered page without its scripts, for one that is the same under every address: the browser's router would resolve the
 * requested address and replace it. Its links work as plain HTML.
 */
export function scriptlessPage(html: string): string {
  return html.replaceAll(scripts, '').replaceAll(preloads, '').replace(neededTexts, '');
}

const preload = /<link rel="modulepreload"/g;

/**
 * A rendered page whose scripts give way to what it shows: it is there to be read and looked at before they have come, so on a slow
 * line its letters and pictures go first. Browsers fetch what a page preloads in order of its priority.
 */
export function textBeforeScripts(html: string): string {
  return html.replaceAll(preload, '<link rel="modulepreload" fetchpriority="low"');
}

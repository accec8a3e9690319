import { sleepingScriptId, wakePage } from './wake-page';

/** The router's own script: imports the parts of the page and starts it. */
const startScript = /<script(?: nonce="([^"]*)")? type="module" async="">([\s\S]*?)<\/script>/;
const preloads = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g;

/**
 * Makes a rendered page sleep: its visible content is fetched first, and its scripts when the reader first moves. Until then
 * links load pages, and presses that need a script are held (`holdInput`).
 *
 * @param html without a nonce, the sleeping script runs later by the hash of its text
 * @param byItself whether it also wakes without a reader, once it is loaded; else everything in it works as plain HTML
 * @throws Error if the router's script is not in its usual place, as after an update
 */
export function sleepingPage(html: string, byItself: boolean): string {
  const parts = Array.from(html.matchAll(preloads), ([, href]) => href);
  if (!startScript.test(html)) throw new Error('the script that starts the page was not found in it');
  return html.replaceAll(preloads, '').replace(startScript, (_, nonce: string | undefined, start: string) => {
    const open = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`;
    const call = [sleepingScriptId, parts].map((value) => JSON.stringify(value)).join(', ');
    return (
      `<script type="text/plain" id="${sleepingScriptId}"${byItself ? '' : ' data-still'}>${start}</script>` +
      `${open}(${wakePage.toString()})(${call})</script>`
    );
  });
}

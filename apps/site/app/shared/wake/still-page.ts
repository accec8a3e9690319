import { sleepingScriptId, wakeOnIntent } from './wake-on-intent';

/** The router's own script: imports the parts of the page and starts it. */
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preloads = /<link rel="modulepreload"[^>]*>/g;

/**
 * Makes a rendered page sleep: its scripts are fetched when the reader first moves, so that reading costs none of them.
 * Everything in it works as plain HTML until then; links lead to pages.
 *
 * @param html a page without nonce: the sleeping script runs later by the hash of its text
 * @throws Error when the router's script is not where it used to be, as after an update of it
 */
export function stillPage(html: string): string {
  if (!startScript.test(html)) throw new Error('the script that starts the page was not found in it');
  return html
    .replaceAll(preloads, '')
    .replace(
      startScript,
      (_, start: string) =>
        `<script type="text/plain" id="${sleepingScriptId}">${start}</script>` +
        `<script>(${wakeOnIntent.toString()})(${JSON.stringify(sleepingScriptId)})</script>`,
    );
}

/** Where a sleeping page keeps the script that brings it to life. */
export const sleepingScriptId = 'sleeping-script';

/**
 * Brings a sleeping page to life at the first sign of a reader. The page contains its source, so it may use nothing from
 * outside.
 *
 * @param id element whose text is the module that starts the site. Unless it is marked as still, the page also wakes without a
 *   sign: once it is loaded and the browser is idle
 * @param parts addresses of the modules that it imports, and their imports
 */
export function wakePage(id: string, parts: readonly string[]): void {
  const nonce = document.currentScript?.nonce;
  const sleeping = document.getElementById(id);
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    for (const sign of signs) removeEventListener(sign, hear);
    // Side by side: they would be found one behind the other.
    for (const href of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const script = document.createElement('script');
    script.type = 'module';
    if (nonce) script.nonce = nonce;
    script.textContent = sleeping?.textContent ?? '';
    document.head.append(script);
  };
  const hear = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent;
    // A dialog that opens takes the focus by itself, and what appears under a resting pointer is told of it.
    if (type === 'focusin' && target instanceof Element && target.closest('dialog')) return;
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    wake();
  };
  for (const sign of signs) addEventListener(sign, hear, { passive: true });
  if (sleeping?.dataset['still'] !== undefined) return;
  const rest = () => {
    // Not every browser tells when it has nothing to do.
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 500 });
    else setTimeout(wake);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}

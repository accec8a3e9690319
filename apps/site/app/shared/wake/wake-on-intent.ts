/** Where a still page keeps the script that brings it to life. */
export const sleepingScriptId = 'sleeping-script';

/**
 * Brings a still page to life at the first sign of a reader. Stands in the page as its own source, so it may use nothing
 * from outside.
 * @param id element whose text is the module that starts the site
 */
export function wakeOnIntent(id: string): void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
  const wake = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent;
    // A dialog that opens takes the focus by itself, and what appears under a resting pointer is told of it.
    if (type === 'focusin' && target instanceof Element && target.closest('dialog')) return;
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    for (const sign of signs) removeEventListener(sign, wake);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById(id)?.textContent ?? '';
    document.head.append(script);
  };
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
}

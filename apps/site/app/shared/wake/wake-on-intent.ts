/** Where a still page keeps the script that brings it to life. */
export const sleepingScriptId = 'sleeping-script';

/**
 * Brings a still page to life at the first sign that somebody is there. A press on what only a living page can do (a
 * button, a link with `data-opens` that opens something over the page) waits until it can. Stands in the page as its own
 * source, so it may use nothing from outside.
 * @param id element whose text is the module that starts the site
 */
export function wakeOnIntent(id: string): void {
  const root = document.documentElement;
  let pressed: HTMLElement | null = null;
  let dimmed: Animation | undefined;
  const hold = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const found = target.closest<HTMLElement>('a[data-opens], button[type="button"]');
    if (!found) return;
    event.preventDefault();
    pressed = found;
    dimmed?.cancel();
    // An attribute would be one that the page, once alive, does not know of.
    dimmed = found.animate?.({ opacity: 0.6 }, { duration: 100, fill: 'forwards' });
  };
  const release = () => {
    removeEventListener('click', hold, true);
    dimmed?.cancel();
    return pressed;
  };
  const watch = new MutationObserver(() => {
    if (root.dataset['alive'] === undefined) return;
    watch.disconnect();
    release()?.click();
  });
  addEventListener('click', hold, true);
  watch.observe(root, { attributes: true, attributeFilter: ['data-alive'] });

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
    // Without its scripts a link still leads to its page.
    script.onerror = () => release()?.click();
    document.head.append(script);
  };
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
}

/**
 * Holds a press that needs scripts (on a button, a switch, or a link with `data-opens` that opens something over the page)
 * until the page is alive: on a slow phone the scripts come long after the page. The page contains its source, so it may use
 * nothing from outside.
 */
export function holdPresses(): void {
  const root = document.documentElement;
  // A button with a popover opens it without a script.
  const answering = 'a[data-opens], button[type="button"]:not([popovertarget]), input[role="switch"]';
  let pressed: HTMLElement | null = null;
  let dimmed: Animation | undefined;
  const hold = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const found = (target.closest('label')?.control ?? target).closest<HTMLElement>(answering);
    if (!found) return;
    event.preventDefault();
    pressed = found;
    dimmed?.cancel();
    // An attribute would be one that the page, once alive, does not know of.
    dimmed = found.animate?.({ opacity: 0.6 }, { duration: 100, fill: 'forwards' });
  };
  const release = () => {
    watch.disconnect();
    removeEventListener('click', hold, true);
    removeEventListener('error', fail, true);
    dimmed?.cancel();
    pressed?.click();
  };
  // Without its scripts a link still leads to its page.
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) release();
  };
  const watch = new MutationObserver(() => {
    if (root.dataset['alive'] !== undefined) release();
  });
  addEventListener('click', hold, true);
  addEventListener('error', fail, true);
  watch.observe(root, { attributes: true, attributeFilter: ['data-alive'] });
}

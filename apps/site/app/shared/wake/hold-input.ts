/**
 * Holds a press that needs scripts (on a button, a switch, or a link with `data-opens` that opens something over the page)
 * until the page is alive, and what was written into its fields: on a slow phone the scripts come long after the page. The page
 * contains its source, so it may use nothing from outside.
 */
export function holdInput(): void {
  const root = document.documentElement;
  // A button with a popover opens it without a script.
  const answering = 'a[data-opens], button[type="button"]:not([popovertarget]), input[role="switch"]';
  let pressed: HTMLElement | null = null;
  let dimmed: Animation | undefined;
  const written = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  const note = ({ target }: Event) => {
    const isText =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && /^(text|search|email|password|tel|number)$/.test(target.type));
    if (isText) written.set(target, target.value);
  };
  // The page that comes alive believes its fields to be as they were sent, and would empty them.
  const write = (field: HTMLInputElement | HTMLTextAreaElement, words: string) => {
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    // Emptied first: what is the same is no change.
    for (const now of ['', words]) {
      value?.set?.call(field, now);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
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
    removeEventListener('input', note, true);
    removeEventListener('error', fail, true);
    dimmed?.cancel();
    pressed?.click();
  };
  // Without its scripts a link still leads to its page.
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) release();
  };
  const watch = new MutationObserver(() => {
    if (root.dataset['alive'] === undefined) return;
    release();
    written.forEach((words, field) => write(field, words));
  });
  addEventListener('click', hold, true);
  addEventListener('input', note, true);
  addEventListener('error', fail, true);
  watch.observe(root, { attributes: true, attributeFilter: ['data-alive'] });
}

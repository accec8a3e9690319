/** Elements in which a member writes or chooses. */
const fields = 'input, textarea, select, [contenteditable]';

/** Whether a window over the page would interrupt the member. */
function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.closest(fields) != null;
}

/**
 * Runs once, as soon as no other window is open and the focus is in no field.
 *
 * @returns a function that gives up waiting
 */
export function whenIdle(run: () => void): () => void {
  const ending = new AbortController();
  const look = (): void => {
    if (ending.signal.aborted || isBusy()) return;
    ending.abort();
    run();
  };
  // The focus and the window are gone only after the event.
  const lookAfter = () => setTimeout(look);
  const { signal } = ending;
  document.addEventListener('focusout', lookAfter, { signal });
  // It does not bubble.
  document.addEventListener('close', lookAfter, { capture: true, signal });
  lookAfter();
  return () => ending.abort();
}

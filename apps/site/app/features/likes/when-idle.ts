/** Elements in which a member writes or chooses. */
const fields = 'input, textarea, select, [contenteditable]';

/** Whether a window over the page would interrupt the member. */
function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null || Boolean(document.activeElement?.closest(fields));
}

/**
 * Runs once, as soon as no other window is open and the focus is in no field.
 *
 * @returns a function that gives up waiting
 */
export function whenIdle(run: () => void): () => void {
  let isOver = false;
  const look = (): void => {
    if (isOver || isBusy()) return;
    stop();
    run();
  };
  // The focus and the window are gone only after the event.
  const lookAfter = () => setTimeout(look);
  const stop = (): void => {
    isOver = true;
    document.removeEventListener('focusout', lookAfter);
    document.removeEventListener('close', lookAfter, true);
  };
  document.addEventListener('focusout', lookAfter);
  // It does not bubble.
  document.addEventListener('close', lookAfter, true);
  lookAfter();
  return stop;
}

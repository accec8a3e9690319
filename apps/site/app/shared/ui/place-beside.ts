const gapPx = 6;

/** Places a menu's list at its trigger: below it in the upper half of the window, else above. Scrolling closes it. */
export function placeBeside(list: HTMLElement, trigger: HTMLElement): void {
  const { top, bottom, right } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = top < clientHeight / 2;
  const vertical = below ? `${bottom + gapPx}px` : `${clientHeight - top + gapPx}px`;
  const end = `${Math.max(12, clientWidth - right)}px`;
  list.style.inset = below ? `${vertical} ${end} auto auto` : `auto ${end} ${vertical} auto`;
  const opened = new AbortController();
  const { signal } = opened;
  const closeWhenMoved = () => {
    // Browsers report scrolling late: on a busy page a press may come before the scroll that preceded it is reported.
    const moved = Math.abs(trigger.getBoundingClientRect().top - top) >= 1;
    if (moved && list.matches(':popover-open')) list.hidePopover();
  };
  addEventListener('scroll', closeWhenMoved, { capture: true, passive: true, signal });
  list.addEventListener('beforetoggle', () => opened.abort(), { signal });
}

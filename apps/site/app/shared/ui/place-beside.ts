const gapPx = 6;

/** Places a menu's list at its trigger: below in the upper half of the window, else above. Scrolling closes it. */
export function placeBeside(list: HTMLElement, trigger: HTMLElement): void {
  const { top, bottom, right } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = top < clientHeight / 2;
  const vertical = below ? `${bottom + gapPx}px` : `${clientHeight - top + gapPx}px`;
  const end = `${Math.max(12, clientWidth - right)}px`;
  list.style.inset = below ? `${vertical} ${end} auto auto` : `auto ${end} ${vertical} auto`;
  const close = () => {
    if (list.matches(':popover-open')) list.hidePopover();
  };
  addEventListener('scroll', close, { once: true, capture: true, passive: true });
}

/** Draws the eye to what tells why a press did nothing; with reduced motion nothing moves. Browser only. */
export function shake(element: HTMLElement | null): void {
  if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate({ translate: ['0', '-7px', '7px', '-5px', '5px', '0'] }, { duration: 360 });
}

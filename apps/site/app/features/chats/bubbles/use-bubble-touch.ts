import { useEffect, useRef, type RefObject } from 'react';

/** A finger that rests this long opens the actions. */
const holdMs = 450;
/** A finger that moved this far is not resting. */
const stirPx = 10;
/** This much movement to the side is a swipe. */
const swipePx = 56;
const furthestPx = 80;

/**
 * Touch on a message: a long press, and a swipe to the side. Mouse and keys have buttons for both. A vertical swipe scrolls.
 */
export function useBubbleTouch(
  row: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
  isActive: boolean,
  handlers: { onHold: (trigger: HTMLElement) => void; onSwipe: () => void },
): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const [element, moved] = [row.current, bubble.current];
    if (!element || !moved || !isActive) return;
    let from: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let way = 0;

    const end = () => {
      clearTimeout(timer);
      from = null;
      way = 0;
      moved.style.translate = '';
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        end();
        latest.current.onHold(moved);
      }, holdMs);
    };
    const onMove = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(x, y) < stirPx) return;
      clearTimeout(timer);
      if (Math.abs(y) > Math.abs(x) && way === 0) return end();
      way = Math.min(Math.max(x, 0), furthestPx);
      moved.style.translate = `${way}px`;
    };
    const onUp = () => {
      const isSwipe = way >= swipePx;
      end();
      if (isSwipe) latest.current.onSwipe();
    };
    // A long press would otherwise open the browser's own menu.
    const onMenu = (event: Event) => {
      if (from || (event instanceof PointerEvent && event.pointerType === 'touch')) event.preventDefault();
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', end);
    element.addEventListener('contextmenu', onMenu);
    return () => {
      end();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [row, bubble, isActive]);
}

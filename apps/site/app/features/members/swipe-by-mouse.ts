/** Less movement than this is a press. */
const stillPx = 6;
/** More than this turns to the next picture. */
const turnPx = 48;

/**
 * Lets a mouse drag a strip of pictures that snaps; touch scrolls it natively. The strip has `data-dragged` meanwhile.
 *
 * @returns ends it
 */
export function swipeByMouse(strip: HTMLElement): () => void {
  let start: { x: number; scroll: number; moved: boolean } | null = null;
  const settle = () => {
    strip.removeEventListener('scrollend', settle);
    delete strip.dataset['dragged'];
  };
  const begin = ({ pointerType, button, clientX }: PointerEvent) => {
    const isPress = pointerType === 'mouse' && button === 0;
    start = isPress ? { x: clientX, scroll: strip.scrollLeft, moved: false } : null;
  };
  const move = ({ buttons, clientX, pointerId }: PointerEvent) => {
    if (!start || (buttons & 1) === 0) return;
    const way = clientX - start.x;
    if (!start.moved) {
      if (Math.abs(way) < stillPx) return;
      start.moved = true;
      strip.dataset['dragged'] = '';
      strip.setPointerCapture(pointerId);
    }
    strip.scrollLeft = start.scroll - way;
  };
  const end = ({ clientX }: PointerEvent) => {
    if (!start?.moved) return;
    const way = clientX - start.x;
    const by = Math.abs(way) < turnPx ? 0 : way < 0 ? 1 : -1;
    const index = Math.round(start.scroll / strip.clientWidth) + by;
    // Snapping resumes once the strip is still, or it would jump.
    if ('onscrollend' in strip) strip.addEventListener('scrollend', settle);
    else settle();
    strip.children[Math.min(Math.max(index, 0), strip.children.length - 1)]?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
    });
  };
  // A swipe must not click the picture.
  const press = (event: MouseEvent) => {
    if (start?.moved) {
      event.preventDefault();
      event.stopPropagation();
    }
    start = null;
  };
  const keep = (event: DragEvent) => event.preventDefault();

  strip.addEventListener('pointerdown', begin);
  strip.addEventListener('pointermove', move);
  strip.addEventListener('pointerup', end);
  strip.addEventListener('pointercancel', end);
  strip.addEventListener('click', press, { capture: true });
  strip.addEventListener('dragstart', keep);
  return () => {
    settle();
    strip.removeEventListener('pointerdown', begin);
    strip.removeEventListener('pointermove', move);
    strip.removeEventListener('pointerup', end);
    strip.removeEventListener('pointercancel', end);
    strip.removeEventListener('click', press, { capture: true });
    strip.removeEventListener('dragstart', keep);
  };
}

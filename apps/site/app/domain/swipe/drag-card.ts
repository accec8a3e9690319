import type { Choice } from './choice';

/** Less movement than this is a press. */
const stillPx = 6;
/** A card released further out than this share of its width is decided. */
const decidedShare = 0.32;
/** So is one that was flicked: pixels per millisecond, over at least this many pixels. */
const flick = { speed: 0.55, px: 28 } as const;
/** Degrees of tilt at a displacement of the card's whole width. */
const lean = 14;
/** A wider card is dragged no further than this one for a decision. */
const widestPx = 450;
/** Milliseconds over which the speed is measured. */
const recentMs = 80;

/** Writes the card's position, and what releasing it would mean. Nothing else is touched during a drag: no layout, no state. */
function place(card: HTMLElement, x: number, y: number, width: number): void {
  const share = x / width;
  card.style.transform = `translate3d(${x}px, ${y}px, 0) rotate(${share * lean}deg)`;
  showStamp(card, 'like', clamp(share * 3));
  showStamp(card, 'pass', clamp(-share * 3));
}

/** Shows the decision on the card. @param opacity from 0 to 1 */
export function showStamp(card: HTMLElement, choice: Choice, opacity: number): void {
  const stamp = card.querySelector<HTMLElement>(`[data-stamp='${choice}']`);
  if (stamp) stamp.style.opacity = String(opacity);
}

/** Returns a card to its own place. */
export function putBack(card: HTMLElement): void {
  card.style.removeProperty('transform');
  showStamp(card, 'like', 0);
  showStamp(card, 'pass', 0);
}

/**
 * Lets fingers, pens and a mouse drag the card on top of a table, which has `data-dragged` meanwhile. Vertical movement is left
 * to the page.
 *
 * @param topCard the card that may be dragged now
 * @param onChoice called on a release that means a choice; with false the card falls back
 * @returns ends it
 */
export function dragCards(
  table: HTMLElement,
  topCard: () => HTMLElement | null,
  onChoice: (choice: Choice) => boolean,
): () => void {
  let held: { card: HTMLElement; pointer: number; x: number; y: number; width: number } | null = null;
  let trail: { x: number; at: number }[] = [];
  let wasDragged = false;

  const begin = (event: PointerEvent) => {
    if (held || event.button !== 0 || !event.isPrimary) return;
    const card = topCard();
    if (!card?.contains(event.target as Node)) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    held = { card, pointer, x, y, width: Math.min(card.offsetWidth, widestPx) };
    trail = [{ x, at: event.timeStamp }];
    wasDragged = false;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== held?.pointer) return;
    const { card, width } = held;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!wasDragged) {
      if (Math.abs(x) < stillPx) return;
      wasDragged = true;
      card.dataset['dragged'] = '';
      table.setPointerCapture(held.pointer);
    }
    trail = [
      ...trail.filter(({ at }) => event.timeStamp - at < recentMs),
      { x: event.clientX, at: event.timeStamp },
    ];
    place(card, x, y * 0.35, width);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== held?.pointer) return;
    const { card, x, width } = held;
    held = null;
    if (!wasDragged) return;
    delete card.dataset['dragged'];
    const choice = event.type === 'pointerup' ? choiceOf(event.clientX - x, width, speedOf(trail)) : null;
    if (!choice || !onChoice(choice)) putBack(card);
  };
  // A drag must not click the card.
  const press = (event: MouseEvent) => {
    if (!wasDragged) return;
    event.preventDefault();
    event.stopPropagation();
    wasDragged = false;
  };
  const keep = (event: DragEvent) => event.preventDefault();

  table.addEventListener('pointerdown', begin);
  table.addEventListener('pointermove', move);
  table.addEventListener('pointerup', end);
  table.addEventListener('pointercancel', end);
  table.addEventListener('click', press, { capture: true });
  table.addEventListener('dragstart', keep);
  return () => {
    if (held) delete held.card.dataset['dragged'];
    table.removeEventListener('pointerdown', begin);
    table.removeEventListener('pointermove', move);
    table.removeEventListener('pointerup', end);
    table.removeEventListener('pointercancel', end);
    table.removeEventListener('click', press, { capture: true });
    table.removeEventListener('dragstart', keep);
  };
}

/** @param speed in pixels per millisecond, to the right @returns null for a card that falls back */
export function choiceOf(x: number, width: number, speed: number): Choice | null {
  const isFlicked =
    Math.abs(x) >= flick.px && Math.abs(speed) >= flick.speed && Math.sign(speed) === Math.sign(x);
  if (!isFlicked && Math.abs(x) < width * decidedShare) return null;
  return x > 0 ? 'like' : 'pass';
}

function speedOf(trail: readonly { x: number; at: number }[]): number {
  const [first, last] = [trail[0], trail.at(-1)];
  const took = first && last ? last.at - first.at : 0;
  return first && last && took > 0 ? (last.x - first.x) / took : 0;
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}

import type { Choice } from './choice';
import { putBack, showStamp } from './drag-card';

const flightMs = 260;

/** Lets a card fly out from where it is; with reduced motion it is gone at once. It has `data-flying` from then on. */
export function flyOut(card: HTMLElement, choice: Choice, onGone: () => void): void {
  card.dataset['flying'] = '';
  showStamp(card, choice, 1);
  if (wantsRest()) {
    setTimeout(onGone);
    return;
  }
  const from = card.style.transform || 'none';
  const flight = card.animate([{ transform: from }, { transform: outside(card, choice) }], {
    duration: flightMs,
    easing: 'cubic-bezier(0.3, 0, 0.7, 0.4)',
    fill: 'forwards',
  });
  flight.addEventListener('finish', onGone);
}

/** Ends the flight of a card that is back on the table. */
export function land(card: HTMLElement): void {
  if (card.dataset['flying'] === undefined) return;
  delete card.dataset['flying'];
  for (const flight of card.getAnimations()) flight.cancel();
  putBack(card);
}

/** Lets a card that was taken back fly in from the side to which it went. */
export function flyIn(card: HTMLElement, choice: Choice): void {
  land(card);
  if (wantsRest()) return;
  card.animate([{ transform: outside(card, choice) }, { transform: 'none' }], {
    duration: flightMs,
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  });
}

function outside(card: HTMLElement, choice: Choice): string {
  const side = choice === 'like' ? 1 : -1;
  const way = (window.innerWidth + card.offsetWidth) / 2 + 80;
  return `translate3d(${side * way}px, 40px, 0) rotate(${side * 18}deg)`;
}

const wantsRest = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

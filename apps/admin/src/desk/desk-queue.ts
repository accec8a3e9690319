import type { DeskItem } from '@kindling/contract/safety/calls/desk';

/** The items in a moderator's hands: the first is the one on the screen. */
export type Hand = readonly DeskItem[];

/**
 * The hand after the server's answer on what the moderator holds.
 *
 * Items in it keep their place on the screen; those decided or put away in the meantime don't come back with an answer
 * that was under way, and those brought back in the meantime don't leave with it.
 *
 * @param gone ids of what was decided since the answer was asked for
 * @param back ids of what was brought back since then
 */
export function takeUp(hand: Hand, held: Hand, gone: ReadonlySet<string>, back: ReadonlySet<string>): Hand {
  const told = new Map(held.map((item) => [item.id, item]));
  const kept = hand.flatMap((item) => told.get(item.id) ?? (back.has(item.id) ? item : []));
  const known = new Set(hand.map(({ id }) => id));
  return [...kept, ...held.filter(({ id }) => !known.has(id) && !gone.has(id))];
}

/** The hand without an item. */
export function without(hand: Hand, id: string): Hand {
  return hand.filter((item) => item.id !== id);
}

/** The hand with an item in front: one whose decision was taken back or failed. */
export function inFront(hand: Hand, item: DeskItem): Hand {
  return [item, ...without(hand, item.id)];
}

/** The first item goes behind the others, to be looked at later. */
export function putOff(hand: Hand): Hand {
  const [first, ...others] = hand;
  return first ? [...others, first] : hand;
}

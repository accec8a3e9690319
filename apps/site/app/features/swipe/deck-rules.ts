import type { DeckCard } from '@kindling/contract/profiles/profile';
import type { Choice } from '../../domain/swipe/choice';
import type { AnswerOf } from '../../shared/api/api-query';

/** At this many remaining cards the next ones are fetched. */
const askAt = 4;

/** A decided card, and the decision. */
export interface Decision {
  card: DeckCard;
  choice: Choice;
}

/** The state of the table. */
export interface Deck {
  /** The first one is on top. */
  cards: readonly DeckCard[];
  /** Members dealt since the page was opened: none comes twice. */
  dealt: ReadonlySet<string>;
  /** Where the next ones continue; null at the end. */
  next: string | null;
  /** Whether passed members would come again. */
  again: boolean;
  /** Undone by `undo`. */
  last: Decision | null;
}

type Dealt = AnswerOf<'getDeck'>;

const empty: Deck = { cards: [], dealt: new Set(), next: null, again: false, last: null };

export function deckOf(answer: Dealt): Deck {
  return withDealt(empty, answer);
}

/** Adds the cards of an answer at the bottom; members dealt before are left out. */
export function withDealt(deck: Deck, { cards, next, again }: Dealt): Deck {
  const fresh = cards.filter(({ id }) => !deck.dealt.has(id));
  return {
    ...{ ...deck, next, again },
    cards: [...deck.cards, ...fresh],
    dealt: new Set([...deck.dealt, ...fresh.map(({ id }) => id)]),
  };
}

/** Whether to fetch the next cards now, before a wait. */
export function wantsMore({ cards, next }: Deck): boolean {
  return next !== null && cards.length <= askAt;
}

/** The deck after a decision on the top card. */
export function afterChoice(deck: Deck, choice: Choice): Deck {
  const [card, ...cards] = deck.cards;
  if (!card) return deck;
  const again = deck.again || choice === 'pass';
  return { ...deck, cards, again, last: { card, choice } };
}

/** Returns a card to the top: it was undone, or its like was refused. */
export function withReturned(deck: Deck, card: DeckCard): Deck {
  const last = deck.last?.card.id === card.id ? null : deck.last;
  return { ...deck, last, cards: [card, ...deck.cards.filter(({ id }) => id !== card.id)] };
}

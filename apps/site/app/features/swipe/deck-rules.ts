import type { FoundCard } from '@kindling/contract/profiles/profile';
import type { Choice } from '../../domain/swipe/choice';
import type { AnswerOf } from '../../shared/api/api-query';

/** With so many cards left the next ones are asked for. */
const askAt = 4;

/** A card that was decided about, and how. */
export interface Decision {
  card: FoundCard;
  choice: Choice;
}

/** What lies on the table. */
export interface Deck {
  /** The first one is on top. */
  cards: readonly FoundCard[];
  /** Who was dealt since the page was opened: nobody comes twice. */
  dealt: ReadonlySet<string>;
  /** Where the next ones are asked from; null when everybody was looked at. */
  next: string | null;
  /** Whether who was passed would come again. */
  again: boolean;
  /** What undo takes back. */
  last: Decision | null;
}

type Dealt = AnswerOf<'getDeck'>;

const empty: Deck = { cards: [], dealt: new Set(), next: null, again: false, last: null };

export function deckOf(answer: Dealt): Deck {
  return withDealt(empty, answer);
}

/** With the cards of an answer beneath; who was dealt before stays away. */
export function withDealt(deck: Deck, { cards, next, again }: Dealt): Deck {
  const fresh = cards.filter(({ id }) => !deck.dealt.has(id));
  return {
    ...{ ...deck, next, again },
    cards: [...deck.cards, ...fresh],
    dealt: new Set([...deck.dealt, ...fresh.map(({ id }) => id)]),
  };
}

/** Whether the next cards should be asked for now, before one has to wait for them. */
export function wantsMore({ cards, next }: Deck): boolean {
  return next !== null && cards.length <= askAt;
}

/** After a decision about the card on top. */
export function afterChoice(deck: Deck, choice: Choice): Deck {
  const [card, ...cards] = deck.cards;
  if (!card) return deck;
  const again = deck.again || choice === 'pass';
  return { ...deck, cards, again, last: { card, choice } };
}

/** With a card on top again: it was taken back, or its like was refused. */
export function withReturned(deck: Deck, card: FoundCard): Deck {
  const last = deck.last?.card.id === card.id ? null : deck.last;
  return { ...deck, last, cards: [card, ...deck.cards.filter(({ id }) => id !== card.id)] };
}

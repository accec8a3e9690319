import type { DeckCard } from '@kindling/contract/profiles/profile';
import { afterChoice, deckOf, wantsMore, withDealt, withReturned } from './deck-rules';

const card = (id: string) => ({ id }) as DeckCard;
const answer = (ids: string, next: string | null = 'on') => ({
  ...{ cards: [...ids].map(card), next, again: false, allowance: null },
});
const idsOf = ({ cards }: { cards: readonly DeckCard[] }) => cards.map(({ id }) => id).join('');

describe('a deck', () => {
  it('asks for more in time, and takes nobody twice', () => {
    let deck = deckOf(answer('abcdef'));
    expect(wantsMore(deck)).toBe(false);
    deck = afterChoice(afterChoice(deck, 'pass'), 'like');
    expect(wantsMore(deck)).toBe(true);
    deck = withDealt(deck, answer('afgh', null));
    expect(idsOf(deck)).toBe('cdefgh');
    expect(wantsMore(afterChoice(afterChoice(deck, 'pass'), 'pass'))).toBe(false);
  });

  it('gives the last card back, once', () => {
    const deck = afterChoice(deckOf(answer('ab')), 'pass');
    expect([idsOf(deck), deck.last?.card.id, deck.last?.choice]).toEqual(['b', 'a', 'pass']);
    const back = withReturned(deck, card('a'));
    expect([idsOf(back), back.last]).toEqual(['ab', null]);
    expect(idsOf(withReturned(back, card('a')))).toBe('ab');
  });

  it('knows that there is something to begin again with', () => {
    const deck = deckOf(answer('ab', null));
    expect(afterChoice(deck, 'like').again).toBe(false);
    expect(afterChoice(deck, 'pass').again).toBe(true);
    expect(afterChoice(deckOf(answer('')), 'pass').last).toBeNull();
  });
});

import { matchWishes } from '@kindling/contract/meeting/match-wishes';
import { isAnswered, nothingAsked, questionsOf, withWish } from './asked';

describe('the questions of the match finder', () => {
  it('are two, and a third where it matters what one is here for', () => {
    expect(questionsOf(nothingAsked)).toEqual(['wishes', 'reach']);
    expect(questionsOf(withWish(nothingAsked, 'intentions'))).toEqual(['wishes', 'reach', 'intention']);
  });

  it('take three wishes, of which the first makes room', () => {
    const all = matchWishes.reduce(withWish, nothingAsked);
    expect(all.wishes).toEqual(['intentions', 'replies', 'newcomers']);
    expect(withWish(all, 'replies').wishes).toEqual(['intentions', 'newcomers']);
  });

  it('are answered by something', () => {
    expect(isAnswered(nothingAsked, 'wishes')).toBe(false);
    expect(isAnswered(withWish(nothingAsked, 'near'), 'wishes')).toBe(true);
    expect(isAnswered(nothingAsked, 'reach')).toBe(false);
    expect(isAnswered({ ...nothingAsked, reach: 'city' }, 'reach')).toBe(true);
  });
});

import { mostWishes, type MatchReach, type MatchWish } from '@kindling/contract/meeting/match-wishes';
import type { SignupReason } from '@kindling/contract/profiles/profile-values';

/** The answers given to the finder so far. They are kept in the page only. */
export interface Asked {
  wishes: readonly MatchWish[];
  reach: MatchReach | null;
  intention: SignupReason | null;
}

export const nothingAsked: Asked = { wishes: [], reach: null, intention: null };

const questions = ['wishes', 'reach', 'intention'] as const;
export type Question = (typeof questions)[number];

/** Intentions that can match; “don't know yet” has nothing in common. */
export const intentions = [
  'relationship',
  'dating',
  'friendship',
  'chat',
  'adventure',
] as const satisfies readonly SignupReason[];

/** The questions to ask: the intention only if it is a wish. */
export function questionsOf({ wishes }: Asked): Question[] {
  return questions.filter((question) => question !== 'intention' || wishes.includes('intentions'));
}

export function isAnswered(asked: Asked, question: Question): boolean {
  return question === 'wishes' ? asked.wishes.length > 0 : asked[question] !== null;
}

/** Adds or removes a wish; the oldest wish makes room for one too many. */
export function withWish(asked: Asked, wish: MatchWish): Asked {
  const { wishes } = asked;
  const changed = wishes.includes(wish) ? wishes.filter((one) => one !== wish) : [...wishes, wish];
  return { ...asked, wishes: changed.slice(-mostWishes) };
}

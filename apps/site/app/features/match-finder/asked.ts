import { mostWishes, type MatchReach, type MatchWish } from '@kindling/contract/meeting/match-wishes';
import type { SignupReason } from '@kindling/contract/profiles/profile-values';

/** What somebody said to the finder so far. It lives in the page and nowhere else. */
export interface Asked {
  wishes: readonly MatchWish[];
  reach: MatchReach | null;
  intention: SignupReason | null;
}

export const nothingAsked: Asked = { wishes: [], reach: null, intention: null };

const questions = ['wishes', 'reach', 'intention'] as const;
export type Question = (typeof questions)[number];

/** What one may be here for; who does not know yet has nothing that could be the same. */
export const intentions = [
  'relationship',
  'dating',
  'friendship',
  'chat',
  'adventure',
] as const satisfies readonly SignupReason[];

/** The questions that are asked: what one is here for only where it matters. */
export function questionsOf({ wishes }: Asked): Question[] {
  return questions.filter((question) => question !== 'intention' || wishes.includes('intentions'));
}

export function isAnswered(asked: Asked, question: Question): boolean {
  return question === 'wishes' ? asked.wishes.length > 0 : asked[question] !== null;
}

/** With a wish more or less; what was wished first makes room for one too many. */
export function withWish(asked: Asked, wish: MatchWish): Asked {
  const { wishes } = asked;
  const changed = wishes.includes(wish) ? wishes.filter((one) => one !== wish) : [...wishes, wish];
  return { ...asked, wishes: changed.slice(-mostWishes) };
}

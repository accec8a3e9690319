import type { Interest } from '@kindling/contract/profiles/profile-values';
import { interestGroups } from '../own-profile/interest-groups';

/** Ready first lines that need nothing in common; texts `icebreakers:lines`. */
const lines = ['smile', 'weekend', 'place', 'morning', 'learning', 'laugh'] as const;

/** A first message to a match. Texts: `icebreakers`. */
export type MatchOpener =
  /** About an answer on the other's profile, in its own words. */
  | { kind: 'prompt'; answer: string }
  /** About an interest of both; `interest_next` if one is mentioned before. */
  | { kind: 'interest' | 'interest_next'; interest: Interest }
  | { kind: 'line'; line: (typeof lines)[number] };

export const openersShown = 3;
/** Characters of a quoted answer. */
const quoted = 60;

/** What one may mention to a stranger: nothing intimate. */
const mentionable: readonly Interest[] = [
  ...interestGroups.out,
  ...interestGroups.taste,
  ...interestGroups.leisure,
];

/** The part of the other's profile that openers are made of. */
export interface OpenerSource {
  id: string;
  shared_interests: readonly Interest[];
  prompts: readonly { answer: string }[];
}

/**
 * Three first messages to a match: from what the other wrote and from what the two share, and where that is not enough ready lines,
 * others for each member. They say nothing that is not on the profile.
 */
export function matchOpeners({ id, shared_interests: shared, prompts }: OpenerSource): MatchOpener[] {
  const answers = prompts
    .map(({ answer }) => answer.trim())
    .filter((answer) => answer !== '')
    .map((answer): MatchOpener => ({ kind: 'prompt', answer: quoteOf(answer) }));
  const interests = shared
    .filter((interest) => mentionable.includes(interest))
    .map((interest, index): MatchOpener => ({ kind: index === 0 ? 'interest' : 'interest_next', interest }));
  const [firstAnswer, secondAnswer] = answers;
  const [firstInterest, secondInterest] = interests;
  const own = [firstAnswer, firstInterest, secondAnswer, secondInterest].filter((one) => one !== undefined);
  const offset = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const ready = lines.map((_, index): MatchOpener => ({
    kind: 'line',
    line: lines[(offset + index) % lines.length] ?? lines[0],
  }));
  return [...own, ...ready].slice(0, openersShown);
}

/** The answer, or its beginning up to the end of a word. */
function quoteOf(answer: string): string {
  const letters = Array.from(answer);
  if (letters.length <= quoted) return answer;
  const beginning = letters.slice(0, quoted).join('');
  const end = beginning.lastIndexOf(' ');
  return `${(end > quoted / 2 ? beginning.slice(0, end) : beginning).replace(/[\s,;:.–-]+$/u, '')}…`;
}

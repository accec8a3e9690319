import { intimateInterests, type Interest } from '@kindling/contract/profiles/profile-values';
import type { Profile } from '@kindling/contract/profiles/profile';
import type { ProfileDetails } from '../../profiles/profiles.api.js';

/** So much of a text fills about two lines of a page. */
const longestBeginning = 120;
const beginningLines = 2;
const interestsShown = 3;
const promptsShown = 1;

/** Facts that only members may read. */
const factsOfMembers = {
  sexuality: null,
  reason_for_signup: null,
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
} as const satisfies Partial<ProfileDetails>;

/** A profile as a member reads it: whole. */
export const nothingLeftOut: Profile['rest'] = {
  ...{ about_me: false, prompts: 0, facts: 0, interests: 0 },
};

/**
 * A profile as it is sent to a visitor: what a card shows, the beginning of the text, the first prompt, three interests
 * that are not intimate, and how much more there is (decisions §4.2, trust 13).
 */
export function shortened(details: ProfileDetails): ProfileDetails & Pick<Profile, 'rest'> {
  const about = beginningOf(details.about_me);
  const interests = plainInterests(details.interests);
  const facts = Object.keys(factsOfMembers) as (keyof typeof factsOfMembers)[];
  return {
    ...details,
    ...factsOfMembers,
    about_me: about.text,
    prompts: details.prompts.slice(0, promptsShown),
    interests,
    rest: {
      about_me: about.more,
      prompts: Math.max(0, details.prompts.length - promptsShown),
      facts: facts.filter((field) => details[field] !== null).length,
      interests: details.interests.length - interests.length,
    },
  };
}

/** The first lines of a text, cut between two words where they are long, and whether there is more of it. */
export function beginningOf(text: string): { text: string; more: boolean } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const beginning = [...lines.slice(0, beginningLines).join('\n')];
  if (beginning.length <= longestBeginning)
    return { text: beginning.join(''), more: lines.length > beginningLines };
  const cut = beginning.slice(0, longestBeginning).join('');
  const endsWithWord = /\s/u.test(beginning[longestBeginning] ?? '');
  // A word longer than all of it is cut within.
  const words = endsWithWord ? cut : cut.replace(/\s\S*$/u, '');
  return { text: words.trimEnd(), more: true };
}

function plainInterests(interests: readonly Interest[]): Interest[] {
  const intimate: ReadonlySet<Interest> = new Set(intimateInterests);
  return interests.filter((interest) => !intimate.has(interest)).slice(0, interestsShown);
}

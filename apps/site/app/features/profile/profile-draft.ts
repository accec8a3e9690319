import type { FieldProblemCode } from '@kindling/contract/problems';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { HeldText, OwnProfile, Seeking, ShownPrompt } from '@kindling/contract/profiles/profile';
import { textLength } from '@kindling/contract/text/text-length';
import { placeProblems } from '../../domain/places/place-value';
import { longestAbout } from '../../domain/own-profile/longest-about';
import { answerProblem } from '../../domain/own-profile/answer-problem';

const placeParts = ['country', 'region', 'city'] as const;

/** The form of one's own profile: null, an empty text or an empty list for what is not given. */
export type ProfileDraft = Pick<
  OwnProfile,
  | 'name'
  | 'date_of_birth'
  | 'gender'
  | 'country'
  | 'sexuality'
  | 'interests'
  | 'seeking'
  | 'reason_for_signup'
  | 'relationship_status'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'tattoos'
  | 'about_me'
  | 'prompts'
> & { region: string; city: string };
export type DraftProblems = Partial<Record<keyof ProfileDraft, FieldProblemCode>>;

/** The member's latest texts: one that is still held can be edited further. */
export function draftOf(profile: OwnProfile): ProfileDraft {
  const { gender, country, sexuality, interests, reason_for_signup, relationship_status } = profile;
  const { hair_color, eye_color, body_type, tattoos, seeking, date_of_birth } = profile;
  return {
    name: waitingText(profile, 'name') ?? profile.name,
    about_me: waitingText(profile, 'about_me') ?? profile.about_me,
    // One that others can't read yet is edited further, too.
    prompts: profile.prompts.map(({ prompt, answer }) => ({
      prompt,
      answer: waitingText(profile, prompt) ?? answer,
    })),
    date_of_birth,
    ...{ gender, country, sexuality, interests, reason_for_signup, relationship_status },
    ...{ hair_color, eye_color, body_type, tattoos, seeking },
    region: profile.region ?? '',
    city: profile.city ?? '',
  };
}

/** The held text of a field: others can't read it, or no longer can. */
export function heldTextOf(profile: OwnProfile, field: HeldField): HeldText | undefined {
  return profile.held_texts.find((held) => held.field === field);
}

function waitingText(profile: OwnProfile, field: HeldField): string | undefined {
  const held = heldTextOf(profile, field);
  return held?.status === 'waiting' ? held.text : undefined;
}

/** The fields of a draft that the server would refuse. */
export function draftProblems(draft: ProfileDraft): DraftProblems {
  return {
    ...placeProblems({ country: draft.country ?? '', region: draft.region, city: draft.city }),
    ...(textLength(draft.about_me.trim()) > longestAbout && { about_me: 'too_long' }),
    ...promptProblems(draft),
  };
}

function promptProblems({ prompts }: ProfileDraft): DraftProblems {
  const [problem] = prompts.flatMap(({ answer }) => answerProblem(answer) ?? []);
  return problem ? { prompts: problem } : {};
}

/** The call's body: only changes; a gender can be changed but not removed. */
export function changesOf(draft: ProfileDraft, profile: OwnProfile) {
  const { gender, region, city, name, about_me, prompts, ...choices } = draft;
  const wanted = {
    ...choices,
    name: name.trim(),
    ...(gender && { gender }),
    region: region.trim() || null,
    city: city.trim() || null,
    about_me: about_me.trim(),
    prompts: prompts.map(({ prompt, answer }) => ({ prompt, answer: answer.trim() })),
  };
  const last = draftOf(profile);
  const before = { ...profile, name: last.name, about_me: last.about_me, prompts: last.prompts };
  const differs = (key: keyof typeof wanted): boolean => !isSame(wanted[key], before[key]);
  // A place is one unit: its parts are validated together.
  const moved = placeParts.some(differs);
  return Object.fromEntries(
    (Object.keys(wanted) as (keyof typeof wanted)[])
      .filter((key) => differs(key) || (moved && placeParts.some((part) => part === key)))
      .map((key) => [key, wanted[key]]),
  ) as Partial<typeof wanted>;
}

/** Whether there is anything to save. */
export function isChanged(draft: ProfileDraft, profile: OwnProfile): boolean {
  return Object.keys(changesOf(draft, profile)).length > 0;
}

function isSame(one: unknown, other: unknown): boolean {
  if (isSeeking(one) && isSeeking(other)) return seekingKeys.every((key) => one[key] === other[key]);
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  // The order of interests means nothing, that of prompts does.
  return (
    one.length === other.length &&
    one.every((entry, place) => (isPrompt(entry) ? isSamePrompt(entry, other[place]) : other.includes(entry)))
  );
}

function isSamePrompt(one: ShownPrompt, other: unknown): boolean {
  return isPrompt(other) && one.prompt === other.prompt && one.answer === other.answer;
}

function isPrompt(value: unknown): value is ShownPrompt {
  return typeof value === 'object' && value !== null && 'answer' in value;
}

const seekingKeys = ['gender', 'min_age', 'max_age'] as const;

function isSeeking(value: unknown): value is Seeking {
  return typeof value === 'object' && value !== null && 'min_age' in value;
}

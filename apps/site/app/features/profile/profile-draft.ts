import type { Country } from '@kindling/contract/languages';
import type { Gender } from '@kindling/contract/profile-values';
import type { FieldProblemCode } from '@kindling/contract/problems';
import type { OwnProfile } from '@kindling/contract/shapes/profile';
import { textLength } from '../../shared/format/text-length';

export const longestAbout = 2000;
export const longestPlace = 80;

/** The form of one's own profile: empty texts for what is not told. */
export interface ProfileDraft {
  gender: Gender | '';
  country: Country | '';
  region: string;
  city: string;
  about_me: string;
}
export type DraftProblems = Partial<Record<keyof ProfileDraft, FieldProblemCode>>;

export function draftOf(profile: OwnProfile): ProfileDraft {
  return {
    gender: profile.gender ?? '',
    country: profile.country ?? '',
    region: profile.region ?? '',
    city: profile.city ?? '',
    about_me: profile.about_me,
  };
}

/** What of a draft the server would refuse. */
export function draftProblems(draft: ProfileDraft): DraftProblems {
  return {
    ...(textLength(draft.region.trim()) > longestPlace && { region: 'too_long' }),
    ...(textLength(draft.city.trim()) > longestPlace && { city: 'too_long' }),
    ...(textLength(draft.about_me.trim()) > longestAbout && { about_me: 'too_long' }),
  };
}

/** The draft as the call takes it; a gender once told can be changed, not taken back. */
export function changesOf(draft: ProfileDraft) {
  return {
    ...(draft.gender && { gender: draft.gender }),
    country: draft.country || null,
    region: draft.region.trim() || null,
    city: draft.city.trim() || null,
    about_me: draft.about_me.trim(),
  };
}

/** Whether there is anything to save. */
export function isChanged(draft: ProfileDraft, profile: OwnProfile): boolean {
  const saved = draftOf(profile);
  return (Object.keys(saved) as (keyof ProfileDraft)[]).some((key) => draft[key].trim() !== saved[key]);
}

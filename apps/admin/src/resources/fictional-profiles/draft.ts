import type { FieldProblemCode } from '@kindling/contract/problems';
import type { FictionalProfile } from '@kindling/contract/profiles/calls/fictional-profiles';
import type { ShownPrompt } from '@kindling/contract/profiles/profile';
import { problemOf } from '../../shared/session/console-api';
import { codeName, t } from '../../shared/words/texts';

type Words = Omit<FictionalProfile, 'id' | 'tenant' | 'retired' | 'photos'>;

export const emptyWords: Omit<Words, 'date_of_birth' | 'gender'> = {
  ...{ name: '', sexuality: null, country: null, region: null, city: null, reason_for_signup: null },
  ...{ relationship_status: null, hair_color: null, eye_color: null, body_type: null, tattoos: null },
  ...{ interests: [], about_me: '', prompts: [] },
};

/** What is sent of the form: the words alone. A city names its own region. */
export function wordsOf(form: Partial<FictionalProfile>): Partial<Words> {
  const { id: _id, tenant: _tenant, retired: _retired, photos: _photos, ...words } = form;
  return {
    ...emptyWords,
    ...words,
    region: words.city ? null : (words.region ?? null),
    about_me: words.about_me ?? '',
    interests: words.interests ?? [],
    prompts: (words.prompts ?? []).filter((one): one is ShownPrompt => Boolean(one?.prompt && one.answer)),
  };
}

const reasons: Partial<Record<FieldProblemCode, string>> = {
  required: t('is missing'),
  too_young: t('is under the brand’s lowest age'),
  birth_date_invalid: t('is no such day'),
  name_reserved: t('looks like somebody of the brand'),
  too_short: t('is too short'),
  too_long: t('is too long'),
  unknown_place: t('is unknown there, or not in a country of the brand'),
};

/** What the server found wrong, field by field; else its own sentence. */
export function whatIsWrong(error: unknown): string {
  const fields = Object.entries(problemOf(error)?.fields ?? {});
  if (fields.length > 0)
    return fields
      .map(([field, code]) => `${codeName(field)} ${reasons[code] ?? t('is not right')}.`)
      .join(' ');
  return error instanceof Error ? error.message : t('This did not work.');
}

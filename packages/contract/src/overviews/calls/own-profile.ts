import { typedLine } from '../../values.js';
import { z } from 'zod';
import { countries } from '../../languages.js';
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
  signupReasons,
  tattooValues,
} from '../../profiles/profile-values.js';
import { route } from '../../route.js';
import { ownProfile, seeking, writtenPrompts } from '../../profiles/profile.js';

export const getOwnProfile = route('getOwnProfile', {
  summary: "The member's own profile.",
  access: 'member',
  response: z.strictObject({ profile: ownProfile }),
  problems: [],
});

export const updateOwnProfile = route('updateOwnProfile', {
  summary: "Changes the member's own profile; absent fields stay.",
  access: 'member',
  body: z.strictObject({
    /** Once in 30 days; a name with contact details or forbidden words waits for a moderator. */
    name: z.string().max(200).optional(),
    /** Once, and by a few years at most (`own-profile-rules.ts`). */
    date_of_birth: z.string().max(10).optional(),
    gender: z.enum(genders).optional(),
    country: z.enum(countries).nullable().optional(),
    region: typedLine.max(80).nullable().optional(),
    city: typedLine.max(80).nullable().optional(),
    /**
     * Sexuality, interests and preferences need the consent to sensitive data, unless they are cleared (trust 13);
     * `seeking` needs the consent to today's text.
     */
    sexuality: z.enum(sexualities).nullable().optional(),
    interests: z.array(z.enum(interests)).max(interests.length).optional(),
    seeking: seeking.nullable().optional(),
    reason_for_signup: z.enum(signupReasons).nullable().optional(),
    relationship_status: z.enum(relationshipStatuses).nullable().optional(),
    hair_color: z.enum(hairColors).nullable().optional(),
    eye_color: z.enum(eyeColors).nullable().optional(),
    body_type: z.enum(bodyTypes).nullable().optional(),
    tattoos: z.enum(tattooValues).nullable().optional(),
    /** `held_texts` says why it is held; until then others read the previous text. */
    about_me: z.string().trim().max(2000).optional(),
    /**
     * Prompts that are not named are removed. An answer that others may not read yet waits in `held_texts`, with the prompt
     * as its field; one that is sent as it is held stays held.
     */
    prompts: writtenPrompts.optional(),
  }),
  response: z.strictObject({ profile: ownProfile }),
  problems: ['consent_required'],
});

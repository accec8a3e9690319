import { z } from 'zod';
import { longestFictionalNote, mostPutOff } from '../fictional-answers.js';
import { gifts } from '../gifts.js';
import { countries, languages } from '../../languages.js';
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  signupReasons,
  tattooValues,
} from '../../profiles/profile-values.js';
import { shownPrompts } from '../../profiles/profile.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { messageKinds } from '../message.js';
import { passingOn } from '../../safety/handover.js';
import { withColleagues } from '../../safety/with-colleagues.js';
import { clientId, done, instant, rowKey, tenantId } from '../../values.js';

/**
 * The console's desk of fictional profiles (decisions §5): conversations that wait for an answer, escalated ones first,
 * then the longest wait. Only the staff member who holds a conversation sees what the member wrote, for as long as they
 * hold it.
 */

/** Either of the two, as a list shows them. */
const person = z.strictObject({
  id: rowKey,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  city: z.string().nullable(),
  image: z.string().nullable(),
});
export type FictionalDeskPerson = z.output<typeof person>;

/** Escalated items come first, as in every queue. */
export const fictionalTurnColumns = ['waiting_since'] as const;
export const fictionalTurnFilter = z.strictObject({ tenant: tenantId.optional() });

const turn = {
  /** The conversation's. */
  id: rowKey,
  tenant: tenantId,
  /** Time of the first unanswered message. */
  waiting_since: instant,
  /** From then on its cost goes back to the member (decisions §5.2). */
  due_at: instant,
  /** A staff member who could not answer escalated it. */
  escalated: z.boolean(),
};

export const fictionalTurnRow = z.strictObject({
  ...turn,
  /** Whether the caller escalated it: a colleague answers it. */
  escalated_by_me: z.boolean(),
  profile: person,
  /** The site's language for them; null for a profile without an account. */
  member: person.extend({ language: z.enum(languages).nullable() }),
  /** Name of the staff member who holds it; null when free. */
  held_by: z.string().nullable(),
  /** Whether the caller holds it. */
  mine: z.boolean(),
});
export type FictionalTurnRow = z.output<typeof fictionalTurnRow>;

const fictionalMessage = z.strictObject({
  id: z.string(),
  /** Place in the conversation's one order. */
  seq: z.int().positive(),
  from_profile: z.boolean(),
  kind: z.enum(messageKinds),
  /** Empty for photos, gifts and removed messages. */
  text: z.string(),
  /** Set exactly for a gift that was not removed. */
  gift: z.enum(gifts).nullable(),
  /** Set exactly for a picture that was not removed; only the holder of the conversation can load its addresses. */
  photo: z
    .strictObject({
      width: z.int().positive(),
      height: z.int().positive(),
      /** Mean colour, `#rrggbb`. */
      placeholder: z.string(),
      blurred: z.string(),
      /** Loading the clear picture is logged. */
      image: z.string(),
    })
    .nullable(),
  /** Staff removed its content. */
  removed: z.boolean(),
  /** Name of the staff member who wrote it for the profile; null for the member's own messages. */
  written_by: z.string().nullable(),
  sent_at: instant,
});
export type FictionalMessage = z.output<typeof fictionalMessage>;

const note = z.strictObject({
  /** `<tenant>:<note>`. */
  id: rowKey,
  text: z.string(),
  /** Author's name; null once they have left. */
  written_by: z.string().nullable(),
  created_at: instant,
});
export type FictionalNote = z.output<typeof note>;

export const fictionalTurn = z.strictObject({
  ...turn,
  /** Reserved for the caller until then. */
  lease_until: instant,
  /** Note of the staff member who escalated it; null if it was not escalated. */
  escalation_note: z.string().nullable(),
  profile: person.extend({
    about_me: z.string(),
    prompts: shownPrompts,
    reason_for_signup: z.enum(signupReasons).nullable(),
    relationship_status: z.enum(relationshipStatuses).nullable(),
    hair_color: z.enum(hairColors).nullable(),
    eye_color: z.enum(eyeColors).nullable(),
    body_type: z.enum(bodyTypes).nullable(),
    tattoos: z.enum(tattooValues).nullable(),
    interests: z.array(z.enum(interests)),
    /** Staff's notes about the profile, so that answers are consistent; newest first. */
    notes: z.array(note),
  }),
  member: person.extend({
    about_me: z.string(),
    prompts: shownPrompts,
    /** The site's language for them; null for a profile without an account. */
    language: z.enum(languages).nullable(),
  }),
  /** The newest messages, oldest first. */
  messages: z.array(fictionalMessage),
  has_older: z.boolean(),
  /** The brand's `message_length`. */
  message_length: z.int(),
});
export type FictionalTurn = z.output<typeof fictionalTurn>;

const access = 'staff:fictional:answer';
const ofOne = z.strictObject({ id: rowKey });
/** Place of the newest message that the caller saw; conversations with a newer one stay on the desk. */
const seq = z.int().nonnegative();

export const listFictionalTurns = route('listFictionalTurns', {
  summary: 'Conversations with fictional profiles that wait for an answer; Content-Range carries the count.',
  access,
  query: listQuery,
  list: { columns: fictionalTurnColumns, filter: fictionalTurnFilter },
  response: z.array(fictionalTurnRow),
  problems: ['not_found', 'validation_failed'],
});

export const takeFictionalTurn = route('takeFictionalTurn', {
  summary:
    'Gives the caller a conversation to answer, or keeps it for them: the named one, else the first of the queue that they did not put off.',
  access,
  body: z.strictObject({
    turn: rowKey.optional(),
    tenant: tenantId.optional(),
    /** Skipped items: the queue offers none of these first. */
    but: z.array(rowKey).max(mostPutOff).optional(),
  }),
  response: z.strictObject({
    /** Null when no unheld conversation waits. */
    turn: fictionalTurn.nullable(),
    /** Set where there is no turn: what colleagues hold. */
    colleagues: withColleagues,
  }),
  problems: ['not_found', 'desk_item_lost', 'passed_on_before'],
});

export const getFictionalMessages = route('getFictionalMessages', {
  summary: 'Messages of a conversation that the caller holds, before a place in its order.',
  access,
  params: ofOne,
  query: z.strictObject({ before: z.coerce.number().int().positive() }),
  response: z.strictObject({ messages: z.array(fictionalMessage), has_older: z.boolean() }),
  problems: ['not_found', 'desk_item_lost'],
});

export const answerFictionalTurn = route('answerFictionalTurn', {
  summary:
    'Writes for the fictional profile; the member reads it under the label. A repeat of `client_id` is the same.',
  access,
  bodyBytes: 64 * 1024,
  params: ofOne,
  body: z.strictObject({ client_id: clientId, text: z.string().max(20_000), seq }),
  response: done,
  problems: [
    ...(['not_found', 'brand_closed', 'desk_item_lost'] as const),
    ...(['validation_failed', 'message_too_long', 'idempotency_conflict'] as const),
  ],
});

export const dismissFictionalTurn = route('dismissFictionalTurn', {
  summary: 'Nothing needs to be said: the conversation leaves the queue until the member writes again.',
  access,
  params: ofOne,
  body: z.strictObject({ seq }),
  response: done,
  problems: ['not_found', 'desk_item_lost', 'newer_messages'],
});

export const escalateFictionalTurn = route('escalateFictionalTurn', {
  summary: 'Passes a conversation that the caller holds on to somebody else, with a note for them.',
  access,
  params: ofOne,
  body: passingOn,
  response: done,
  problems: ['not_found', 'desk_item_lost', 'nobody_to_pass_to', 'validation_failed'],
});

export const releaseFictionalTurns = route('releaseFictionalTurns', {
  summary: 'Gives back every conversation that the caller holds.',
  access,
  response: done,
  problems: [],
});

export const addFictionalNote = route('addFictionalNote', {
  summary: 'Writes down something about a fictional profile that answers should fit.',
  access,
  body: z.strictObject({ profile: rowKey, text: z.string().trim().min(1).max(longestFictionalNote) }),
  response: note,
  problems: ['not_found'],
});

export const deleteFictionalNote = route('deleteFictionalNote', {
  summary: 'Deletes a note about a fictional profile.',
  access,
  params: ofOne,
  response: done,
  problems: ['not_found'],
});

import { z } from 'zod';
import {
  deskDecisions,
  deskKinds,
  deskMeasures,
  deskRisks,
  longestNote,
  mostHeld,
  mostTaken,
} from '../desk.js';
import { countries, languages } from '../../languages.js';
import { genders } from '../../profiles/profile-values.js';
import { shownPrompts } from '../../profiles/profile.js';
import { reportedFields } from '../report-rules.js';
import { route } from '../../route.js';
import { deskSubject } from '../desk-subjects.js';
import { withColleagues } from '../with-colleagues.js';
import { done, id, instant, rowKey, tenantId } from '../../values.js';

const kind = z.enum(deskKinds);

/** The member an item is about, as staff may see them. */
const deskMember = z.strictObject({
  id: rowKey,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  city: z.string().nullable(),
  fictional: z.boolean(),
  created_at: instant,
  about_me: z.string(),
  prompts: shownPrompts,
  /** Number of each so far. */
  restrictions: z.int().nonnegative(),
  reports: z.int().nonnegative(),
  /** All their photos, including the one to decide. */
  photos: z.array(
    z.strictObject({
      id: z.string(),
      image: z.string(),
      status: z.enum(['inspection', 'active', 'removed']),
    }),
  ),
});
export type DeskMember = z.output<typeof deskMember>;

export const deskItem = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  kind,
  created_at: instant,
  due_at: instant.nullable(),
  risk: z.array(z.enum(deskRisks)),
  escalated: z.boolean(),
  /** Note of the staff member who escalated it; null if not escalated, or without a note. */
  escalation_note: z.string().nullable(),
  /** Decided before by another staff member, whose decision is not shown. */
  second_look: z.boolean(),
  /** Reserved for the caller until then. */
  lease_until: instant,
  /** Null once they have left, and for items about no member. */
  member: deskMember.nullable(),
  subject: deskSubject,
});
export type DeskItem = z.output<typeof deskItem>;

export const takeDeskItems = route('takeDeskItems', {
  summary:
    'Items to decide, held for a page of the caller: those it holds already first, then the most urgent ones.',
  access: 'staff',
  body: z.strictObject({
    kind,
    tenant: tenantId.optional(),
    want: z.int().min(1).max(mostTaken),
    /** Any name that the caller gave this tab of the console: each tab holds its own items. */
    tab: z.uuid(),
  }),
  response: z.strictObject({
    items: z.array(deskItem),
    /** Set where there is no item: what colleagues hold. */
    colleagues: withColleagues,
    /**
     * Set where there is no item: what the caller's other tabs hold, or what they held so long that colleagues come
     * first.
     */
    own: z.int().nonnegative(),
  }),
  problems: ['not_found', 'forbidden'],
});

const decision = z.strictObject({
  decision: z.enum(deskDecisions),
  /** A code of the kind's grounds; with `remove` and `restrict`. */
  ground: z
    .string()
    .regex(/^[a-z_]{2,32}$/)
    .optional(),
  /** Facts for the statement of reasons, or a note to the colleague who decides an escalated item. */
  note: z.string().max(longestNote).optional(),
  /** With `approve` of a photo. */
  explicit: z.boolean().optional(),
  /** With `restrict`. */
  measure: z.enum(deskMeasures).optional(),
  /** With the measure `photo_removed`, where the case shows several photos. */
  photo_id: id.optional(),
  /** With the measure `text_removed` of a case about a whole profile; absent: the text about the member. */
  field: z.enum(reportedFields).optional(),
});

export const previewDeskDecision = route('previewDeskDecision', {
  summary:
    'The statement of reasons that a decision would make, as the member would get it. Changes nothing.',
  access: 'staff',
  params: z.strictObject({ id: rowKey }),
  body: decision,
  /** Null for a decision that imposes no restriction, or no further one. */
  response: z.strictObject({
    draft: z.strictObject({ statement: z.string(), language: z.enum(languages) }).nullable(),
  }),
  problems: ['not_found', 'forbidden', 'desk_item_lost', 'validation_failed'],
});

export const decideDeskItem = route('decideDeskItem', {
  summary:
    'Decides an item that the caller holds. It takes effect after some seconds, in which it can be undone.',
  access: 'staff',
  params: z.strictObject({ id: rowKey }),
  body: decision,
  response: z.strictObject({ undo_until: instant }),
  problems: ['not_found', 'forbidden', 'desk_item_lost', 'validation_failed'],
});

export const undoDeskDecision = route('undoDeskDecision', {
  summary: "Takes the caller's decision back before it takes effect; the item is theirs again.",
  access: 'staff',
  params: z.strictObject({ id: rowKey }),
  response: done,
  problems: ['not_found', 'desk_undo_too_late'],
});

export const releaseDeskItems = route('releaseDeskItems', {
  summary: 'Gives back what the caller holds of these items: they have seen enough for now.',
  access: 'staff',
  body: z.strictObject({ items: z.array(rowKey).max(mostHeld) }),
  response: done,
  problems: [],
});

const figures = {
  decisions: z.int().nonnegative(),
  /** Per hour of time spent deciding; null for none. */
  per_hour: z.number().nonnegative().nullable(),
  /** Decisions later reversed by a colleague. */
  overturned: z.int().nonnegative(),
};

export const deskFigures = route('deskFigures', {
  summary:
    'Figures per moderator, from their decisions; who manages staff sees everybody, others themselves.',
  access: 'staff',
  response: z.array(
    z.strictObject({
      staff: z.string(),
      name: z.string(),
      /** The last 24 and 168 hours. */
      day: z.strictObject(figures),
      week: z.strictObject(figures),
    }),
  ),
  problems: [],
});

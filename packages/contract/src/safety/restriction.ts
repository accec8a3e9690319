import { z } from 'zod';
import { languages } from '../languages.js';
import { appealDecisions, restrictionEnds, restrictionKinds } from './restriction-kinds.js';
import { id, instant } from '../values.js';

/** An appeal as its member sees it. */
export const ownAppeal = z.strictObject({
  /** The number on the receipt. */
  number: z.string(),
  text: z.string(),
  created_at: instant,
  due_at: instant,
  /** Null until it is decided. */
  decision: z.enum(appealDecisions).nullable(),
  decided_at: instant.nullable(),
  /** The outcome with its own reasons. */
  statement: z.string().nullable(),
});

/** A restriction as its member sees it (trust 9): without the ground's code, staff or the reporter. */
export const ownRestriction = z.strictObject({
  id,
  kind: z.enum(restrictionKinds),
  decided_at: instant,
  /** Paragraphs separated by an empty line. */
  statement: z.string(),
  /** Of the statements. */
  language: z.enum(languages),
  appeal_until: instant,
  can_appeal: z.boolean(),
  ended: z.strictObject({ at: instant, reason: z.enum(restrictionEnds), statement: z.string() }).nullable(),
  appeal: ownAppeal.nullable(),
});
/** A restriction of a list, without its statement. */
export const listedRestriction = ownRestriction
  .pick({ id: true, kind: true, decided_at: true, appeal_until: true, can_appeal: true })
  .extend({ appealed: z.boolean() });

export type OwnRestriction = z.output<typeof ownRestriction>;

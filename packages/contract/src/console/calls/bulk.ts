import { z } from 'zod';
import { bulkActionNames, bulkRowPattern, mostBulkRows } from '../bulk-actions.js';
import { problemStatus, type ProblemCode } from '../../problems.js';
import { route } from '../../route.js';
import { id, instant } from '../../values.js';

/** Bulk jobs and their progress; visible only to the staff member who started them. */

const codes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

export const bulkJob = z.strictObject({
  id,
  action: z.enum(bulkActionNames),
  total: z.int().positive(),
  /** Rows that were done, already in that state, failed, undone, and kept. */
  done: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  undone: z.int().nonnegative(),
  kept: z.int().nonnegative(),
  created_at: instant,
  /** Null until every row was processed. */
  finished_at: instant.nullable(),
  /** When the undo period ends; null where undo is not possible, or was done. */
  undo_until: instant.nullable(),
  undoing: z.boolean(),
  /** Rows that failed or could not be undone, with the problem that the single action would have reported. */
  failures: z.array(z.strictObject({ row: z.string(), problem: z.enum(codes).nullable() })),
});
export type BulkJob = z.output<typeof bulkJob>;

export const listBulkJobs = route('listBulkJobs', {
  summary: "The caller's newest jobs on many rows, of the last day.",
  access: 'staff',
  response: z.array(bulkJob),
  problems: [],
});

export const startBulkJob = route('startBulkJob', {
  summary: 'Does to many rows, one after the other, what staff do to one. Rights are asked for each row.',
  access: 'staff',
  bodyBytes: 64 * 1024,
  body: z.strictObject({
    action: z.enum(bulkActionNames),
    /** Row ids as in their list. */
    rows: z.array(z.string().regex(bulkRowPattern)).min(1).max(mostBulkRows),
  }),
  response: bulkJob,
  problems: ['not_found', 'forbidden', 'validation_failed', 'bulk_running'],
});

export const undoBulkJob = route('undoBulkJob', {
  summary: 'Takes back what a job changed, where nobody changed it since.',
  access: 'staff',
  params: z.strictObject({ id }),
  response: bulkJob,
  problems: ['not_found', 'forbidden', 'desk_undo_too_late', 'bulk_running'],
});

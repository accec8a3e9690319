import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

const payload = z.strictObject({ jobId: id });
export type BulkOrder = z.output<typeof payload>;

/** The part of a job on one brand's rows. */
export const bulkJob = defineJob('bulk.carry_out', payload, { subject: null });

/** Undoes one brand's part of a job. */
export const bulkUndoJob = defineJob('bulk.undo', payload, { subject: null });

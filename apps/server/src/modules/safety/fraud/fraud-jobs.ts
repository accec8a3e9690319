import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

/** Something that an account did and that may have marks. */
const markedUse = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('message'), messageId: id, isFirst: z.boolean() }),
  z.strictObject({ in: z.literal('photo'), photoId: id, memberId: id }),
]);
export type MarkedUse = z.output<typeof markedUse>;

/** Looks for marks in it and compares them with those of other accounts, behind whoever sends. */
export const compareMarksJob = defineJob('fraud.compare_marks', markedUse, {
  subject: (use) => (use.in === 'message' ? use.messageId : use.memberId),
  leavesNoTrace: true,
});

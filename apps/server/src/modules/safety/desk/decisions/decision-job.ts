import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../../kernel/outbox/job.js';

/** A decision's effect, when it can't be taken back any more. */
export const applyDecisionJob = defineJob('desk.apply_decision', z.strictObject({ decisionId: id }), {
  neverGivesUp: true,
  leavesNoTrace: true,
});

import { z } from 'zod';
import { defineJob } from '../../../../kernel/outbox/job.js';

/** Sums a brand's visits of long ago, and deletes the oldest. */
export const sumVisitsJob = defineJob('visits.sum', z.strictObject({}));

import { z } from 'zod';
import { defineJob } from '../../../kernel/outbox/job.js';

/** Keeps the numbers of a brand's months that are over. */
export const keepMonthsJob = defineJob('transparency.keep-months', z.strictObject({}));

import { z } from 'zod';
import { defineJob } from '../../../kernel/outbox/job.js';

export const brandExportJob = defineJob(
  'brand_exports.make',
  z.strictObject({ id: z.string().regex(/^[0-9a-hjkmnp-tv-z]{24}$/) }),
  { subject: null },
);

import { z } from 'zod';
import { defineJob } from '../../../../kernel/outbox/job.js';

const key = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Removes the files of a photo that has no row. */
export const photoFilesJob = defineJob(
  'photos.remove_files',
  z.strictObject({ storageKey: key, blurredKey: key, widths: z.array(z.int().positive()) }),
  // Its row is removed when it is done: it holds addresses of a picture that somebody may want gone for good.
  { neverGivesUp: true, leavesNoTrace: true },
);

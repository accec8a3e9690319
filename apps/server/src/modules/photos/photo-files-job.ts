import { z } from 'zod';
import { defineJob } from '../../kernel/outbox/job.js';

const key = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Removes the files of a photo that has no row, or whose row says that it was removed. */
export const photoFilesJob = defineJob(
  'photos.remove_files',
  z.strictObject({ storageKey: key, blurredKey: key, widths: z.array(z.int().positive()) }),
  // The picture may be somebody's who wants it gone, and its address is as good as a name.
  { neverGivesUp: true, leavesNoTrace: true },
);

import { z } from 'zod';
import { instant } from '../values.js';

/** What waits in a queue and is in the hands of colleagues; null where they hold nothing. */
export const withColleagues = z
  .strictObject({
    count: z.int().positive(),
    /** When the first of it is free again, unless its holder goes on with it. */
    until: instant,
  })
  .nullable();
export type WithColleagues = z.output<typeof withColleagues>;

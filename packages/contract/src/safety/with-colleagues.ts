import { z } from 'zod';
import { instant } from '../values.js';

/** Items of a queue that colleagues hold; null for none. */
export const withColleagues = z
  .strictObject({
    count: z.int().positive(),
    /** When the first of them becomes free, unless its holder continues. */
    until: instant,
  })
  .nullable();
export type WithColleagues = z.output<typeof withColleagues>;

import { z } from 'zod';
import { longestNote } from './desk.js';

/** What somebody who can't decide tells whoever looks at it next. It is never without words. */
export const passingOn = z.strictObject({ note: z.string().trim().min(1).max(longestNote) });

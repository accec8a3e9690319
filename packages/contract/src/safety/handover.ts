import { z } from 'zod';
import { longestNote } from './desk.js';

/** The note for the next person when a case is escalated. It is required. */
export const passingOn = z.strictObject({ note: z.string().trim().min(1).max(longestNote) });

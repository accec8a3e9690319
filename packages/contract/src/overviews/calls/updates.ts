import { z } from 'zod';
import { route } from '../../route.js';
import { user } from '../user.js';
import { id, instant } from '../../values.js';

export const getUpdates = route('getUpdates', {
  summary:
    'What a page asks again and again, in one call (specification §9): the member, and whether lists are new. Answers 304 while nothing is.',
  access: 'member',
  response: z.strictObject({
    user,
    /** The newest message in the list of conversations; null for an empty list. */
    newest_message: id.nullable(),
    /** When the member's newest like was given; null for none. */
    newest_like: instant.nullable(),
  }),
  problems: [],
});

import { z } from 'zod';
import { route } from '../../route.js';
import { done, id, instant } from '../../values.js';

/** Blocked members: mutual, immediate and complete (trust 18). */

export const listBlocks = route('listBlocks', {
  summary: 'Whom the member blocked, the newest first.',
  access: 'member',
  response: z.strictObject({
    blocks: z.array(
      z.strictObject({
        profile_id: id,
        /** Null for a member who is not visible, for whatever reason. */
        name: z.string().nullable(),
        blocked_at: instant,
      }),
    ),
  }),
  problems: [],
});

export const blockMember = route('blockMember', {
  summary: 'Blocks a member: neither finds, sees or reaches the other any more.',
  access: 'member',
  body: z.strictObject({ profile_id: id }),
  response: done,
  problems: ['not_found'],
});

export const unblockMember = route('unblockMember', {
  summary: 'Ends a block that the member put up.',
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

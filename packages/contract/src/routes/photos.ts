import { z } from 'zod';
import { route } from '../route.js';
import { ownProfile } from '../shapes/profile.js';
import { id } from '../values.js';

/** The member's own photos. */

const answer = z.strictObject({ profile: ownProfile });

export const deletePhoto = route('deletePhoto', {
  summary: "Removes one of the member's own photos, its files included.",
  access: 'member',
  params: z.strictObject({ id }),
  response: answer,
  problems: ['not_found'],
});

export const setMainPhoto = route('setMainPhoto', {
  summary: "Makes one of the member's own photos the one that lists show.",
  access: 'member',
  params: z.strictObject({ id }),
  response: answer,
  problems: ['not_found'],
});

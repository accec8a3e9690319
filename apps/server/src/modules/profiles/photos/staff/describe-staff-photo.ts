import type { z } from 'zod';
import type { profilePhoto } from '@kindling/contract/profiles/calls/profiles';
import type { StaffPhoto } from './photo-moderation.js';

/** A photo as the console shows it beside its profile. */
export function describeStaffPhoto(photo: StaffPhoto): z.output<typeof profilePhoto> {
  const { id, status, explicit, isMain: main, image, thumbnail, removed } = photo;
  return { id, status, explicit, main, image, thumbnail, ground: removed?.ground ?? null };
}

import { PhotoModeration } from '../../../apps/server/src/modules/profiles/photos/photo-moderating.api.ts';
import { RestrictionsRepository } from '../../../apps/server/src/modules/safety/restrictions/restrictions.repository.ts';
import type { PhotoGround } from '../../../packages/contract/src/safety/restriction-grounds.ts';
import { someId } from '../members/profiles.ts';
import type { TestApp } from '../app/test-app.ts';

interface Removal {
  memberId: string;
  photoId: string;
  ground: PhotoGround;
}

/** A restriction of the current brand without its effect, for tests of what the effect does. @returns its id */
export async function standingRestriction(app: TestApp, removal: Removal): Promise<string> {
  const { memberId, photoId, ground } = removal;
  const id = someId();
  const now = app.clock.now();
  await app.nest.get(RestrictionsRepository, { strict: false }).insert({
    ...{ id, kind: 'photo_removed', memberId, subjectId: photoId, ground },
    ...{ note: null, statement: 'For a test.', language: 'nl', automated: false, decidedBy: someId() },
    ...{ decidedAt: now, appealUntil: now, tokenHash: id, endedAt: null, endReason: null, endedBy: null },
    ...{ endStatement: null, keepUntil: null },
  });
  return id;
}

/** Removes a photo as its restriction would, in the current transaction. @returns whether it did */
export async function removePhoto(app: TestApp, removal: Removal): Promise<boolean> {
  const { photoId, ground } = removal;
  const restrictionId = await standingRestriction(app, removal);
  return app.nest.get(PhotoModeration, { strict: false }).removeByStaff(photoId, restrictionId, ground);
}

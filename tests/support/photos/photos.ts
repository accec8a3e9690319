import { StoreApprovedPhoto } from '../../../apps/server/src/modules/photos/store-approved-photo.ts';
import { StorePhoto } from '../../../apps/server/src/modules/photos/store-photo.ts';
import type { TestApp } from '../app/test-app.ts';

/** Stores a picture in a member's gallery, in the current brand. @returns the photo's id */
export function storePhoto(
  app: TestApp,
  memberId: string,
  picture: Buffer,
  status: 'inspection' | 'active',
): Promise<string> {
  const stores = status === 'active' ? StoreApprovedPhoto : StorePhoto;
  return app.nest.get(stores, { strict: false }).store(memberId, picture);
}

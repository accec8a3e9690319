import { PhotoFiles } from '../../../apps/server/src/modules/profiles/photos/files/photo-files.ts';
import { StoreApprovedPhoto } from '../../../apps/server/src/modules/profiles/photos/gallery/store-approved-photo.ts';
import { StorePhoto } from '../../../apps/server/src/modules/profiles/photos/gallery/store-photo.ts';
import type { TestApp } from '../app/test-app.ts';

/** Stores a picture in a member's gallery, in the current brand, with all its files. @returns the photo's id */
export async function storePhoto(
  app: TestApp,
  memberId: string,
  picture: Buffer,
  status: 'inspection' | 'active',
): Promise<string> {
  const stores = status === 'active' ? StoreApprovedPhoto : StorePhoto;
  const id = await app.nest.get(stores, { strict: false }).store(memberId, picture);
  await app.nest.get(PhotoFiles, { strict: false }).settled();
  return id;
}

import {
  PhotosRepository,
  type PhotoRow,
} from '../../../apps/server/src/modules/profiles/photos/gallery/photos.repository.ts';
import type { TestApp } from '../app/test-app.ts';

/** A photo's row on a brand, whatever its status. @throws Error for none */
export async function photoRow(app: TestApp, brand: string, id: string): Promise<PhotoRow> {
  const row = await app.inTenant(brand, () => app.nest.get(PhotosRepository, { strict: false }).find(id));
  if (!row) throw new Error(`no photo ${id}`);
  return row;
}

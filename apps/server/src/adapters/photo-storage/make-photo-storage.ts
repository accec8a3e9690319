import path from 'node:path';
import type { Environment } from '../../kernel/config/environment.js';
import type { PhotoStorage } from '../../ports/photo-storage.js';
import { LocalDiskPhotoStorage } from './local-disk.js';

/** The photo storage of an installation. */
export async function makePhotoStorage({
  S3_URL: bucket,
  KINDLING_DATA_DIR: folder,
}: Pick<Environment, 'S3_URL' | 'KINDLING_DATA_DIR'>): Promise<PhotoStorage> {
  if (bucket === undefined) return new LocalDiskPhotoStorage(path.resolve(folder, 'photos'));
  // Loaded lazily: only installations on S3 pay for the client.
  const { S3PhotoStorage } = await import('./s3.js');
  return new S3PhotoStorage(bucket);
}

import { Inject, Injectable } from '@nestjs/common';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { clearName } from './photo-names.js';
import { parsePhotoAddress } from './photo-rules.js';
import { PhotosRepository } from './photos.repository.js';

/** Photos for staff, who look at what waits for inspection too (trust 7). Whether they may is the caller's to know. */
@Injectable()
export class ServePhotoToStaff {
  constructor(
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
    @Inject(PhotoStorage) private readonly storage: PhotoStorage,
  ) {}

  /**
   * @param file last part of the path of a clear rendition
   * @returns the WebP, undefined for what there is not in the current brand
   */
  async read(file: string): Promise<Buffer | undefined> {
    const address = parsePhotoAddress(file);
    if (address?.kind !== 'clear') return undefined;
    const photo = await this.photos.findByKey('clear', address.key);
    if (!photo || photo.status === 'removed' || !photo.widths.includes(address.width)) return undefined;
    return this.storage.get(clearName(address.key, address.width));
  }
}

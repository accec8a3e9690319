import { Injectable } from '@nestjs/common';
import type { RenditionFormat } from '@kindling/contract/profiles/photo-files';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { PhotosRepository } from '../gallery/photos.repository.js';
import { clearName } from '../photo-names.js';
import { hasRendition, parsePhotoAddress } from '../photo-rules.js';

/** Photos for staff, who look at what waits for inspection too (trust 7). Whether they may is the caller's to know. */
@Injectable()
export class ServePhotoToStaff {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /**
   * @param file last part of the path of a clear rendition
   * @param options whether removed photos count, too: for whom decides about them
   * @returns undefined for what there is not in the current brand
   */
  async read(
    file: string,
    { withRemoved }: { withRemoved: boolean },
  ): Promise<{ bytes: Buffer; format: RenditionFormat } | undefined> {
    const address = parsePhotoAddress(file);
    if (address?.kind !== 'clear') return undefined;
    const photo = await this.photos.findByKey('clear', address.key);
    if (!photo || !hasRendition(photo, address)) return undefined;
    if (photo.status === 'removed' && !withRemoved) return undefined;
    const { key, width, format } = address;
    const bytes = await this.photoStorage.get(clearName(key, width, format));
    return bytes && { bytes, format };
  }
}

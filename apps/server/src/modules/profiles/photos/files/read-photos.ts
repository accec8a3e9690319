import { Injectable } from '@nestjs/common';
import type { RenditionFormat } from '@kindling/contract/profiles/photo-files';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { PhotosRepository } from '../gallery/photos.repository.js';
import { clearName } from '../photo-names.js';
import { hasRendition, parsePhotoAddress } from '../photo-rules.js';

/** A photo's largest rendition, in pixels and bytes. */
export interface LargestRendition {
  webp: Buffer;
  /** Null for a picture without anything to tell it by. */
  hash: string | null;
  width: number;
  height: number;
}

/**
 * Files of photos for staff, who look at what waits for inspection too (trust 7), and for evidence. Whether the reader may have
 * one is the caller's to know.
 */
@Injectable()
export class ReadPhotos {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /** @returns undefined for a photo that is gone, or whose file is */
  async largest(photoId: string): Promise<LargestRendition | undefined> {
    const photo = await this.photos.find(photoId);
    if (!photo || photo.status === 'removed') return undefined;
    const { storageKey, hash, width, height } = photo;
    const webp = await this.photoStorage.get(clearName(storageKey, width));
    return webp && { webp, hash, width, height };
  }

  /** Whose photo a rendition is, a blurred one too. @param file last part of its path */
  async ofFile(file: string): Promise<{ memberId: string; photoId: string } | undefined> {
    const address = parsePhotoAddress(file);
    if (!address) return undefined;
    const photo = await this.photos.findByKey(address.kind, address.key);
    return photo && { memberId: photo.memberId, photoId: photo.id };
  }

  /**
   * A clear rendition for staff.
   *
   * @param file last part of its path
   * @param options whether removed photos count, too: for staff who decide about them
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

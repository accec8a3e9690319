import { Injectable } from '@nestjs/common';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { clearName } from '../photo-names.js';
import { parsePhotoAddress } from '../photo-rules.js';
import { PhotosRepository } from './photos.repository.js';

/** A photo's largest rendition, in pixels and bytes. */
export interface LargestRendition {
  webp: Buffer;
  /** Null for a picture without anything to tell it by. */
  hash: string | null;
  width: number;
  height: number;
}

/** Photos as others keep them as evidence. Whether somebody may see one is the caller's to know. */
@Injectable()
export class CopyPhoto {
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
}

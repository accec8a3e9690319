import { Injectable } from '@nestjs/common';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { PhotosRepository, type PhotoRow } from '../gallery/photos.repository.js';
import { clearName } from '../photo-names.js';

/** A member's photo for them to take along. */
export interface PhotoExport extends Pick<
  PhotoRow,
  'status' | 'explicit' | 'width' | 'height' | 'createdAt'
> {
  main: boolean;
  /** Why and when staff removed it; null where they did not. */
  removed: { ground: PhotoGround; at: Date } | null;
  /** The largest rendition as WebP; undefined when its file is gone, and for what staff removed. Read it when it is needed. */
  read(): Promise<Buffer | undefined>;
}

@Injectable()
export class ExportPhotos {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /** The main photo first. */
  async export(memberId: string): Promise<PhotoExport[]> {
    const rows = await this.photos.allOf(memberId);
    return rows.map((row) => {
      const { status, explicit, width, height, createdAt, removedGround: ground, removedAt: at } = row;
      const name = clearName(row.storageKey, width);
      return {
        ...{ status, explicit, width, height, createdAt, main: row.mainOf !== null },
        removed: ground !== null && at !== null ? { ground, at } : null,
        // It may show somebody else, or what nobody may have: an appeal can bring it back, an export can't.
        read: () => (status === 'removed' ? Promise.resolve(undefined) : this.photoStorage.get(name)),
      };
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { clearName } from './photo-names.js';
import { PhotosRepository, type PhotoRow } from './photos.repository.js';

/** A member's photo for them to take along. */
export interface PhotoExport extends Pick<PhotoRow, 'status' | 'width' | 'height' | 'createdAt'> {
  main: boolean;
  /** The largest rendition as WebP; undefined when its file is gone. Read it when it is needed. */
  read(): Promise<Buffer | undefined>;
}

@Injectable()
export class ExportPhotos {
  constructor(
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
    @Inject(PhotoStorage) private readonly storage: PhotoStorage,
  ) {}

  /** The main photo first. */
  async export(memberId: string): Promise<PhotoExport[]> {
    const rows = await this.photos.allOf(memberId);
    return rows.map(({ status, width, height, createdAt, mainOf, storageKey }) => {
      const name = clearName(storageKey, width);
      return { status, width, height, createdAt, main: mainOf !== null, read: () => this.storage.get(name) };
    });
  }
}

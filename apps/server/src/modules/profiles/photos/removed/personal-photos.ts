import { Injectable } from '@nestjs/common';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { Database } from '../../../../kernel/database/database.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { photoFilesJob } from '../files/photo-files.js';
import { PhotosRepository, type PhotoRow } from '../gallery/photos.repository.js';
import { photoGone } from '../photo-events.js';
import { clearName } from '../photo-names.js';
import { DeletedPhotosRepository } from './deleted-photos.repository.js';

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

/** A member's photos, removed and deleted ones too: exported for them, and erased with them; the files go by the outbox. */
@Injectable()
export class PersonalPhotos {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly photoStorage: PhotoStorage,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly events: Events,
    private readonly deletedPhotos: DeletedPhotosRepository,
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
        // It may show another person, or be illegal to hand out: an appeal can bring it back, an export can't.
        read: () => (status === 'removed' ? Promise.resolve(undefined) : this.photoStorage.get(name)),
      };
    });
  }

  /** @throws Error outside a transaction */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing photos');
    for (const { id, storageKey, blurredKey, widths, hash } of await this.photos.allOf(memberId)) {
      await this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths });
      await this.photos.delete(id);
      await this.events.emit(photoGone, { photoId: id, memberId, hash });
    }
    for (const { id, storageKey, blurredKey, widths } of await this.deletedPhotos.allOf(memberId)) {
      await this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths });
      await this.deletedPhotos.delete(id);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { photoFilesJob } from '../files/photo-files-job.js';
import { PhotosRepository } from '../gallery/photos.repository.js';
import { photoGone } from '../photo-events.js';
import { DeletedPhotosRepository } from './deleted-photos.repository.js';

/** Erases a member's photos, removed and deleted ones too; their files go by the outbox. */
@Injectable()
export class ErasePhotos {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly events: Events,
    private readonly photos: PhotosRepository,
    private readonly deletedPhotos: DeletedPhotosRepository,
  ) {}

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

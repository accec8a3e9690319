import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { photoFilesJob } from './photo-files-job.js';
import { PhotosRepository } from './photos.repository.js';

/** Erases a member's photos, removed ones too; their files go by the outbox. */
@Injectable()
export class ErasePhotos {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
  ) {}

  /** @throws Error outside a transaction */
  async erase(memberId: string): Promise<void> {
    this.database.requireTransaction('Erasing photos');
    for (const { id, storageKey, blurredKey, widths } of await this.photos.allOf(memberId)) {
      await this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths });
      await this.photos.delete(id);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { PhotosRepository } from '../gallery/photos.repository.js';
import { allNames } from '../photo-names.js';
import { DeletedPhotosRepository, undoSeconds } from '../removed/deleted-photos.repository.js';
import { photoFilesJob } from './photo-files-job.js';

type Files = z.output<typeof photoFilesJob.payload>;

/** A file that is gone already is as good as removed, so a repeat does no harm. */
@Injectable()
@JobHandler(photoFilesJob)
export class RemovePhotoFiles implements HandlesJob<Files> {
  constructor(
    private readonly photoStorage: PhotoStorage,
    private readonly photos: PhotosRepository,
    private readonly deletedPhotos: DeletedPhotosRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ storageKey, blurredKey, widths }: Files): Promise<void> {
    // Before the photo is looked for: from here on nobody puts it back.
    await this.deletedPhotos.forget(storageKey, new Date(this.clock.now().getTime() - undoSeconds * 1000));
    if (await this.deletedPhotos.isKept(storageKey)) return;
    const photo = await this.photos.findByKey('clear', storageKey);
    // Files of a photo that staff removed stay as long as its row, for the appeal.
    if (photo) return;
    for (const name of allNames({ storageKey, blurredKey, widths })) await this.photoStorage.remove(name);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { JobHandler, type HandlesJob } from '../../kernel/outbox/job.js';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { photoFilesJob } from './photo-files-job.js';
import { blurredName, clearName } from './photo-names.js';
import { PhotosRepository } from './photos.repository.js';

type Files = z.output<typeof photoFilesJob.payload>;

/** A file that is gone already is as good as removed, so a repeat does no harm. */
@Injectable()
@JobHandler(photoFilesJob)
export class RemovePhotoFiles implements HandlesJob<Files> {
  constructor(
    @Inject(PhotoStorage) private readonly storage: PhotoStorage,
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
  ) {}

  async handle({ storageKey, blurredKey, widths }: Files): Promise<void> {
    const photo = await this.photos.findByKey('clear', storageKey);
    if (photo && photo.status !== 'removed') return;
    for (const width of widths) await this.storage.remove(clearName(storageKey, width));
    await this.storage.remove(blurredName(blurredKey));
  }
}

import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { MessagePhotosRepository, type PhotoKeys } from './message-photos.repository.js';

/** Addresses of chats' pictures: unguessable, and each request is answered by the session. */

/** @param fileKey of the clear or the blurred picture */
export function chatPhotoPath(fileKey: string): string {
  return `/chat-photos/${fileKey}.webp`;
}

/** The key in the last part of a path; undefined for what no picture can have. */
export function parseChatPhoto(file: string): string | undefined {
  return /^([A-Za-z0-9_-]{22})\.webp$/.exec(file)?.[1];
}

const key = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Removes the files of a chat's picture that has no row. */
export const chatPhotoFilesJob = defineJob(
  'chats.remove_photo_files',
  z.strictObject({ storageKey: key, blurredKey: key }),
  // It is promised that the picture goes, and nothing may remember its address.
  { subject: null, neverGivesUp: true, leavesNoTrace: true },
);

/** Name in the photo storage. @param fileKey of the clear or the blurred picture */
export function chatPhotoName(fileKey: string): string {
  return tenantKey('chat-photo', fileKey);
}

/** A file that is gone already is as good as removed, so a repeat does no harm. */
@Injectable()
@JobHandler(chatPhotoFilesJob)
export class RemoveChatPhotoFiles implements HandlesJob<PhotoKeys> {
  constructor(
    private readonly photoStorage: PhotoStorage,
    private readonly messagePhotos: MessagePhotosRepository,
  ) {}

  async handle({ storageKey, blurredKey }: PhotoKeys): Promise<void> {
    // The job that a sent picture began with comes an hour later, when its message is there.
    if (await this.messagePhotos.findByKey(storageKey)) return;
    for (const one of [storageKey, blurredKey]) await this.photoStorage.remove(chatPhotoName(one));
  }
}

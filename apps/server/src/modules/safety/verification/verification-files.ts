import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { VerificationRepository } from './verification.repository.js';

/** Removes the picture of a verification that has no row with it. */
export const verificationFileJob = defineJob(
  'verification.remove_file',
  z.strictObject({ storageKey: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  // It is promised that the picture goes, and nothing may remember its address.
  { neverGivesUp: true, leavesNoTrace: true },
);

/** Name in the photo storage; no address of the brands' hosts leads there. */
export function pictureName(storageKey: string): string {
  return tenantKey('verification', storageKey);
}

/** A file that is gone already is as good as removed, so a repeat does no harm. */
@Injectable()
@JobHandler(verificationFileJob)
export class RemoveVerificationFile implements HandlesJob<{ storageKey: string }> {
  constructor(
    private readonly photoStorage: PhotoStorage,
    private readonly verification: VerificationRepository,
  ) {}

  async handle({ storageKey }: { storageKey: string }): Promise<void> {
    // The job that a sent picture began with comes an hour later, when it may well be waiting still.
    if (await this.verification.findByKey(storageKey)) return;
    await this.photoStorage.remove(pictureName(storageKey));
  }
}

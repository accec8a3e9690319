import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../kernel/database/database.js';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Ids } from '../../../ports/ids.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { DecodePicture, type DecodedPicture } from '../../pictures/pictures.api.js';
import { VerificationRepository } from './verification.repository.js';

/** Removes the picture of a verification that has no row with it. */
export const verificationFileJob = defineJob(
  'verification.remove_file',
  z.strictObject({ storageKey: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  // The removal of the picture is promised, and nothing may remember its address.
  { subject: null, neverGivesUp: true, leavesNoTrace: true },
);

/** Pictures in a day, also those that could not be read: decoding costs. */
const pictures = { name: 'verification-photo', points: 12, seconds: 86_400 };
/** Far longer than it takes to store a picture that is decoded. */
const secondsForRow = 3600;

/** The files of pictures that were sent to be compared. */
@Injectable()
@JobHandler(verificationFileJob)
export class VerificationPictures implements HandlesJob<{ storageKey: string }> {
  constructor(
    private readonly database: Database,
    private readonly decodePicture: DecodePicture,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly photoStorage: PhotoStorage,
    private readonly verification: VerificationRepository,
  ) {}

  /**
   * Decodes a picture and stores it. Unless a row names it within an hour, it is removed.
   *
   * @param signal ends the work when the caller no longer waits
   * @throws Problem `rate_limited`, `unavailable`, one of `photoFaults`
   */
  async store(
    memberId: string,
    file: Buffer,
    signal: AbortSignal | undefined,
  ): Promise<Omit<DecodedPicture, 'webp'> & { storageKey: string }> {
    await this.limits.consume(pictures, memberId);
    const { webp, ...size } = await this.decodePicture.decode(file, { memberId, signal });
    const storageKey = this.ids.secret().slice(0, 22);
    // Whatever happens from here on, a picture without a row is gone in an hour.
    await this.database.inTransaction(() =>
      this.outbox.add(verificationFileJob, { storageKey }, secondsForRow),
    );
    await this.photoStorage.put(nameOf(storageKey), webp);
    return { ...size, storageKey };
  }

  /** @returns the picture as WebP; undefined when its file is gone */
  read(storageKey: string): Promise<Buffer | undefined> {
    return this.photoStorage.get(nameOf(storageKey));
  }

  async remove(storageKey: string): Promise<void> {
    await this.photoStorage.remove(nameOf(storageKey));
  }

  /** A file that is gone already is as good as removed, so a repeat does no harm. */
  async handle({ storageKey }: { storageKey: string }): Promise<void> {
    // The job that a sent picture began with comes an hour later, when the picture may still be waiting.
    if (await this.verification.findByKey(storageKey)) return;
    await this.remove(storageKey);
  }
}

/** Name in the photo storage; no address of the brands' hosts leads there. */
function nameOf(storageKey: string): string {
  return tenantKey('verification', storageKey);
}

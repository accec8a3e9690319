import { Injectable } from '@nestjs/common';
import type { Verification } from '@kindling/contract/safety/calls/verification';
import { Database, mayBeDone } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Clock } from '../../../ports/clock.js';
import { Portraits, ProfilesApi } from '../../profiles/profiles.api.js';
import { ChangeVerification } from './change-verification.js';
import { QueueVerification } from './desk/queue-verification.js';
import { VerificationPictures } from './verification-pictures.js';
import { isPoseHeld } from './verification-rules.js';
import { VerificationRepository } from './verification.repository.js';

/**
 * Takes the picture in the named pose; it waits for a moderator, the only person who sees it, and comes to the desk once the
 * main photo is approved: before that there is nothing to compare it with.
 */
@Injectable()
export class SendVerificationPhoto {
  constructor(
    private readonly changeVerification: ChangeVerification,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly portraits: Portraits,
    private readonly profiles: ProfilesApi,
    private readonly queueVerification: QueueVerification,
    private readonly verification: VerificationRepository,
    private readonly verificationPictures: VerificationPictures,
  ) {}

  /**
   * @param signal ends the work when the caller no longer waits
   * @throws Problem `not_found`, `verification_needs_photo`, `verification_expired`, `rate_limited`,
   *   `unavailable`, one of `photoFaults`
   */
  async send(memberId: string, file: Buffer, signal: AbortSignal | undefined): Promise<Verification> {
    this.changeVerification.requireShown();
    // The time of arrival counts, not that of decoding.
    const came = this.clock.now();
    const started = await this.verification.findOf(memberId);
    if (!started || !isPoseHeld(started, came)) throw problem('verification_expired');
    const { storageKey, ...size } = await this.verificationPictures.store(memberId, file, signal);
    try {
      await this.database.inTransaction(async () => {
        // Locked first: an approval of the photo comes before what is read below, or it finds the picture.
        await this.profiles.lock(memberId);
        const row = await this.verification.find(started.id, { forUpdate: true });
        if (row?.state !== 'started') throw problem('verification_expired');
        const { photoId, isShown } = await this.portraits.of(memberId);
        if (photoId === null) throw problem('verification_needs_photo');
        const picture = { ...size, storageKey, photoId, sentAt: came };
        await this.verification.update(row.id, { ...picture, state: 'waiting' });
        if (isShown) await this.queueVerification.add(row);
      });
    } catch (error) {
      // Where the row may name it all the same, the picture's own job finds out.
      if (!mayBeDone(error)) await this.verificationPictures.remove(storageKey);
      throw error;
    }
    return this.changeVerification.describe(memberId);
  }
}

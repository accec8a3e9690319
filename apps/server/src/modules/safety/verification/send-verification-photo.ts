import { Injectable } from '@nestjs/common';
import type { Verification } from '@kindling/contract/safety/calls/verification';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { DecodePicture } from '../../pictures/pictures.api.js';
import { MemberFacts } from '../../profiles/member-facts.api.js';
import { Portraits } from '../../profiles/profiles.api.js';
import { DeskApi } from '../desk/desk.api.js';
import { ChangeVerification } from './change-verification.js';
import { pictureName, verificationFileJob } from './verification-files.js';
import { isPoseHeld } from './verification-rules.js';
import { VerificationRepository } from './verification.repository.js';

/** Pictures in a day, also those that could not be read: decoding costs. */
const pictures = { name: 'verification-photo', points: 12, seconds: 86_400 };
/** Far longer than it takes to store a picture that is decoded. */
const secondsForRow = 3600;

/** Takes the picture in the named pose; it waits for a moderator, who alone sees it. */
@Injectable()
export class SendVerificationPhoto {
  constructor(
    private readonly changeVerification: ChangeVerification,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly decodePicture: DecodePicture,
    private readonly desk: DeskApi,
    private readonly memberFacts: MemberFacts,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly photoStorage: PhotoStorage,
    private readonly portraits: Portraits,
    private readonly verification: VerificationRepository,
  ) {}

  /**
   * @param signal ends the work when nobody waits for it any more
   * @throws Problem `not_found`, `verification_needs_photo`, `verification_expired`, `rate_limited`,
   *   `unavailable`, one of `photoFaults`
   */
  async send(memberId: string, file: Buffer, signal: AbortSignal | undefined): Promise<Verification> {
    this.changeVerification.requireShown();
    // When it came counts, and not when it was decoded.
    const came = this.clock.now();
    const started = await this.verification.findOf(memberId);
    if (!started || !isPoseHeld(started, came)) throw problem('verification_expired');
    await this.limits.consume(pictures, memberId);
    const { webp, ...size } = await this.decodePicture.decode(file, { memberId, signal });
    const storageKey = this.ids.secret().slice(0, 22);
    // Whatever happens from here on, a picture without a row is gone in an hour.
    await this.database.inTransaction(() =>
      this.outbox.add(verificationFileJob, { storageKey }, secondsForRow),
    );
    await this.photoStorage.put(pictureName(storageKey), webp);
    try {
      await this.database.inTransaction(async () => {
        const row = await this.verification.find(started.id, { forUpdate: true });
        if (row?.state !== 'started') throw problem('verification_expired');
        const { photoId } = await this.portraits.of(memberId);
        if (photoId === null) throw problem('verification_needs_photo');
        const picture = { ...size, storageKey, photoId, sentAt: came };
        await this.verification.update(row.id, { ...picture, state: 'waiting' });
        const risks = await this.memberFacts.risksOf(memberId);
        await this.desk.open({ kind: 'verification', subjectId: row.id, memberId, risks });
      });
    } catch (error) {
      await this.photoStorage.remove(pictureName(storageKey));
      throw error;
    }
    return this.changeVerification.describe(memberId);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { OnEvent } from '../../kernel/events.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { DeskApi } from '../desk/desk.api.js';
import { mainPhotoChanged } from '../profiles/profiles.api.js';
import { verificationFileJob } from './verification-files.js';
import { VerificationRepository, type VerificationRow } from './verification.repository.js';

/** Ends verifications and takes their pictures along, each inside the caller's transaction. */
@Injectable()
export class EndVerification {
  constructor(
    @Inject(DeskApi) private readonly desk: DeskApi,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(VerificationRepository) private readonly verifications: VerificationRepository,
  ) {}

  /** Leaves nothing of what the member started or sent: they withdrew it, begin anew or are erased. */
  async end(memberId: string): Promise<void> {
    const known = await this.verifications.findOf(memberId);
    if (!known) return;
    // The desk's item is locked first, as where its decision takes effect.
    if (known.state === 'waiting') await this.desk.withdraw('verification', known.id);
    const row = await this.verifications.find(known.id, { forUpdate: true });
    if (!row) return;
    await this.dropPicture(row);
    await this.verifications.delete(row.id);
  }

  /** The picture goes with this transaction, by the outbox. */
  async dropPicture({ storageKey }: VerificationRow): Promise<void> {
    if (storageKey !== null) await this.outbox.add(verificationFileJob, { storageKey });
  }

  /** A moderator was to compare it with a photo that is no longer the main one. */
  @OnEvent(mainPhotoChanged)
  async onMainPhotoChanged({ memberId }: { memberId: string }): Promise<void> {
    await this.end(memberId);
  }
}

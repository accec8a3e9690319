import { Injectable } from '@nestjs/common';
import type { VerificationRefusal } from '@kindling/contract/safety/verification';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { mainPhotoChanged } from '../../profiles/profiles.api.js';
import { DeskApi } from '../desk/desk.api.js';
import { verificationFileJob } from './verification-pictures.js';
import { verificationMailJob } from './verification-mails.js';
import { VerificationRepository, type VerificationRow } from './verification.repository.js';

/** Ends verifications and takes their pictures along, each inside the caller's transaction. */
@Injectable()
export class EndVerification {
  constructor(
    private readonly clock: Clock,
    private readonly desk: DeskApi,
    private readonly outbox: Outbox,
    private readonly verification: VerificationRepository,
  ) {}

  /** Deletes everything the member started or sent: they withdrew it, begin again or are erased. */
  async end(memberId: string): Promise<void> {
    const row = await this.withdraw(memberId);
    if (!row) return;
    await this.dropPicture(row);
    await this.verification.delete(row.id);
  }

  /** Refuses a verification and deletes its picture; the member learns the reason, by mail too. */
  async refuse(row: VerificationRow, refusal: VerificationRefusal): Promise<void> {
    const { id, memberId } = row;
    await this.dropPicture(row);
    const picture = { storageKey: null, width: null, height: null, placeholder: null, sentAt: null };
    await this.verification.update(id, {
      ...picture,
      ...{ state: 'refused', refusedAt: this.clock.now(), refusal },
    });
    await this.outbox.add(verificationMailJob, { memberId, refusal });
  }

  /** The picture goes with this transaction, by the outbox. */
  async dropPicture({ storageKey }: VerificationRow): Promise<void> {
    if (storageKey !== null) await this.outbox.add(verificationFileJob, { storageKey });
  }

  /** The picture was to be compared with a photo that is no longer the main one: a waiting member is informed. */
  @OnEvent(mainPhotoChanged)
  async onMainPhotoChanged({ memberId }: { memberId: string }): Promise<void> {
    const row = await this.withdraw(memberId);
    if (row?.state === 'waiting') await this.refuse(row, 'gone');
    else if (row) await this.verification.delete(row.id);
  }

  /** Takes a verification off the desk, whose item is locked first, as where its decision takes effect. */
  private async withdraw(memberId: string): Promise<VerificationRow | undefined> {
    const known = await this.verification.findOf(memberId);
    if (!known) return undefined;
    if (known.state === 'waiting') await this.desk.withdraw('verification', known.id);
    return this.verification.find(known.id, { forUpdate: true });
  }
}

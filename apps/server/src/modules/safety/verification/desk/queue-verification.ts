import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import { mainPhotoShown } from '../../../profiles/profiles.api.js';
import { DeskApi } from '../../desk/desk.api.js';
import { VerificationRepository, type VerificationRow } from '../verification.repository.js';

/** Brings a picture to the desk once the main photo is approved: before that there is nothing to compare it with. */
@Injectable()
export class QueueVerification {
  constructor(
    private readonly desk: DeskApi,
    private readonly memberFacts: MemberFacts,
    private readonly verification: VerificationRepository,
  ) {}

  async add({ id, memberId }: Pick<VerificationRow, 'id' | 'memberId'>): Promise<void> {
    const risks = await this.memberFacts.risksOf(memberId);
    await this.desk.open({ kind: 'verification', subjectId: id, memberId, risks });
  }

  @OnEvent(mainPhotoShown)
  async onMainPhotoShown({ memberId, photoId }: { memberId: string; photoId: string }): Promise<void> {
    const known = await this.verification.findOf(memberId);
    const row = known && (await this.verification.find(known.id, { forUpdate: true }));
    if (row?.state === 'waiting' && row.photoId === photoId) await this.add(row);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Portraits } from '../../../profiles/profiles.api.js';
import { DeskKinds, type DecidedItem, type DeskKind, type MadeDecision } from '../../desk/desk.api.js';
import { EndVerification } from '../end-verification.js';
import { verificationMailJob } from '../verification-mails.js';
import { refusalOf } from '../verification-rules.js';
import { VerificationRepository } from '../verification.repository.js';

/** A moderator compares the picture with the member's approved photos. It is deleted with what they decide. */
@Injectable()
export class VerificationDesk implements DeskKind, OnModuleInit {
  readonly kind = 'verification';

  constructor(
    private readonly deskKinds: DeskKinds,
    private readonly endVerification: EndVerification,
    private readonly outbox: Outbox,
    private readonly portraits: Portraits,
    private readonly verification: VerificationRepository,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
  }

  async describe(subjectId: string): Promise<DeskSubject | undefined> {
    const row = await this.verification.find(subjectId);
    if (
      !row ||
      row.storageKey === null ||
      row.width === null ||
      row.height === null ||
      row.placeholder === null
    )
      return undefined;
    const { width, height, placeholder, pose, storageKey } = row;
    const image = `/admin-api/verifications/${TenantContext.id()}/${storageKey}.webp`;
    return { kind: 'verification', image, width, height, placeholder, pose };
  }

  check({ decision, ground }: MadeDecision): void {
    if (decision === 'refuse' && refusalOf(ground) === undefined) throw fieldProblems({ ground: 'invalid' });
  }

  async apply({ subjectId }: DecidedItem, { decision, ground }: MadeDecision): Promise<null> {
    const row = await this.verification.find(subjectId, { forUpdate: true });
    if (row?.state !== 'waiting') return null;
    const { id, memberId, photoId } = row;
    if (decision === 'refuse') await this.endVerification.refuse(row, refusalOf(ground) ?? 'unclear');
    else if (await this.portraits.verify(memberId, photoId)) {
      await this.endVerification.dropPicture(row);
      await this.verification.delete(id);
      await this.outbox.add(verificationMailJob, { memberId, refusal: null });
    } else await this.endVerification.refuse(row, 'gone');
    return null;
  }
}

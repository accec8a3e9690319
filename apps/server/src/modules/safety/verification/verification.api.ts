import { Injectable } from '@nestjs/common';
import { EndVerification } from './end-verification.js';
import { VerificationPictures } from './verification-pictures.js';
import { VerificationRepository, type VerificationRow } from './verification.repository.js';

export { QueueVerification } from './desk/queue-verification.js';
export { EndVerification } from './end-verification.js';
export {
  verificationMailJob,
  VerificationMails,
  type VerificationMail,
  type VerificationMailOrder,
} from './verification-mails.js';

/** A member's verification for their data export. */
export interface VerificationExport {
  facts: Pick<VerificationRow, 'state' | 'pose' | 'expiresAt' | 'sentAt' | 'refusedAt' | 'refusal'>;
  /** The picture as WebP while it waits; undefined when its file is gone. */
  read: (() => Promise<Buffer | undefined>) | undefined;
}

/** What other modules may do with verifications. */
@Injectable()
export class VerificationApi {
  constructor(
    private readonly endVerification: EndVerification,
    private readonly verification: VerificationRepository,
    private readonly verificationPictures: VerificationPictures,
  ) {}

  /** Deletes all of it, in the caller's transaction; the picture is deleted by the outbox. */
  erase(memberId: string): Promise<void> {
    return this.endVerification.end(memberId);
  }

  /** @returns undefined when there is nothing beyond the profile itself */
  async export(memberId: string): Promise<VerificationExport | undefined> {
    const row = await this.verification.findOf(memberId);
    if (!row) return undefined;
    const { state, pose, expiresAt, sentAt, refusedAt, refusal, storageKey } = row;
    return {
      facts: { state, pose, expiresAt, sentAt, refusedAt, refusal },
      read: storageKey === null ? undefined : () => this.verificationPictures.read(storageKey),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { EndVerification } from './end-verification.js';
import { pictureName } from './verification-files.js';
import { VerificationRepository, type VerificationRow } from './verification.repository.js';

export { EndVerification } from './end-verification.js';
export {
  verificationMailJob,
  VerificationMails,
  type VerificationMail,
  type VerificationMailOrder,
} from './verification-mails.js';

/** A member's verification for them to take along. */
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
    private readonly photoStorage: PhotoStorage,
    private readonly verification: VerificationRepository,
  ) {}

  /** Leaves nothing of it, in the caller's transaction; the picture goes by the outbox. */
  erase(memberId: string): Promise<void> {
    return this.endVerification.end(memberId);
  }

  /** @returns undefined when there is nothing but what the profile says */
  async export(memberId: string): Promise<VerificationExport | undefined> {
    const row = await this.verification.findOf(memberId);
    if (!row) return undefined;
    const { state, pose, expiresAt, sentAt, refusedAt, refusal, storageKey } = row;
    const name = storageKey === null ? undefined : pictureName(storageKey);
    return {
      facts: { state, pose, expiresAt, sentAt, refusedAt, refusal },
      read: name === undefined ? undefined : () => this.photoStorage.get(name),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Language } from '@kindling/contract/languages';
import { id } from '@kindling/contract/values';
import { verificationRefusals, type VerificationRefusal } from '@kindling/contract/safety/verification';
import { defineJob } from '../../../kernel/outbox/job.js';
import { AccountsApi } from '../../accounts/accounts.api.js';

const order = z.strictObject({
  memberId: id,
  /** Null: the photo is verified. */
  refusal: z.enum(verificationRefusals).nullable(),
});
export type VerificationMailOrder = z.output<typeof order>;

/** Mails a member the outcome of their verification. */
export const verificationMailJob = defineJob('verification.mail', order, {
  subject: ({ memberId }) => memberId,
});

export interface VerificationMail {
  to: string;
  memberId: string;
  language: Language;
  refusal: VerificationRefusal | null;
}

/** Decides, at the time of sending, to whom the mail goes. */
@Injectable()
export class VerificationMails {
  constructor(private readonly accounts: AccountsApi) {}

  /** @returns undefined for a deleted account, and for an unconfirmed address, which may be a stranger's */
  async prepare({ memberId, refusal }: VerificationMailOrder): Promise<VerificationMail | undefined> {
    if ((await this.accounts.find(memberId))?.status !== 'active') return undefined;
    const addressee = await this.accounts.addressee(memberId);
    if (!addressee?.isConfirmed) return undefined;
    return { to: addressee.email, memberId, language: addressee.language, refusal };
  }
}

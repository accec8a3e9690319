import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { isSameSecret } from '../../../../kernel/ground/hash-secret.js';

/** Proves of a bounce that we sent the mail, and to which address: a bounce can be forged. */
@Injectable()
export class MailProofs {
  private readonly key: Buffer;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.key = Buffer.from(hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/mail-proofs', 32));
  }

  of(tenantId: string, mailId: string, to: string): string {
    const named = JSON.stringify([tenantId, mailId, normalizeEmail(to)]);
    return createHmac('sha256', this.key).update(named).digest('hex').slice(0, 32);
  }

  isOf(proof: string, tenantId: string, mailId: string, to: string): boolean {
    return isSameSecret(proof, this.of(tenantId, mailId, to));
  }
}

import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { isSameSecret } from '../../../kernel/ground/hash-secret.js';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';

/**
 * The token that opens the page of a report or a complaint to its author. Derived, so that a mail that is sent again
 * holds the same and nothing of it is stored.
 */
@Injectable()
export class ComplaintLinks {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  token(kind: 'report' | 'support', id: string): string {
    return createHmac('sha256', this.environment.KINDLING_SECRET)
      .update(tenantKey('complaint', kind, id))
      .digest('base64url');
  }

  opens(kind: 'report' | 'support', id: string, token: string): boolean {
    return isSameSecret(token, this.token(kind, id));
  }
}

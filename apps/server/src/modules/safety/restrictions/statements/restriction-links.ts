import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { hashSecret } from '../../../../kernel/ground/hash-secret.js';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';

/**
 * The token of a mailed link that opens one statement and its appeal, for a member who can't log in any more. Derived, so
 * that a mail that is sent again holds the same, and stored as a hash only.
 */
@Injectable()
export class RestrictionLinks {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  token(restrictionId: string): string {
    return createHmac('sha256', this.environment.KINDLING_SECRET)
      .update(tenantKey('restriction', restrictionId))
      .digest('base64url');
  }

  hash(restrictionId: string): string {
    return hashSecret(this.token(restrictionId));
  }
}

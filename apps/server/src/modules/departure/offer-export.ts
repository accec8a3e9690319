import { Inject, Injectable } from '@nestjs/common';
import { Limits } from '../../kernel/http/limits.js';
import { hashSecret } from '../../kernel/hash-secret.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { ConfirmPassword } from '../accounts/accounts.api.js';
import { DataExportsRepository } from './data-exports.repository.js';

const heldMs = 10 * 60_000;
/** Limited, because each export reads everything there is of a member. */
export const exportsPerMember = { name: 'export', points: 10, seconds: 24 * 3600 };

/** Makes the address from which a member takes their data along, once. */
@Injectable()
export class OfferExport {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(ConfirmPassword) private readonly passwords: ConfirmPassword,
    @Inject(DataExportsRepository) private readonly exports: DataExportsRepository,
  ) {}

  /**
   * @returns a path of this site that holds for ten minutes, one download and the member's own session
   * @throws Problem `validation_failed` (`password`), `account_locked`, `rate_limited`, `unavailable`
   */
  async offer(memberId: string, password: string): Promise<string> {
    await this.passwords.confirm(memberId, password, 'password');
    await this.limits.consume(exportsPerMember, memberId);
    const secret = this.ids.secret();
    const expiresAt = new Date(this.clock.now().getTime() + heldMs);
    await this.exports.insert({ tokenHash: hashSecret(secret), memberId, expiresAt });
    return `/export/${secret}.zip`;
  }
}

import { Injectable } from '@nestjs/common';
import { hashSecret } from '../../../../kernel/ground/hash-secret.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AccountRecords, ConfirmPassword } from '../../../accounts/accounts.api.js';
import { RestrictionsApi } from '../../../safety/restrictions/restrictions.api.js';
import { DataExportsRepository } from './data-exports.repository.js';

const heldMs = 10 * 60_000;
/** A banned member's export is protected only by its address: the page that received it calls it at once. */
const heldForBannedMs = 2 * 60_000;
/** Limited, because each export reads all of a member's data. */
export const exportsPerMember = { name: 'export', points: 10, seconds: 24 * 3600 };

/** Creates the single-use address of a member's data export. */
@Injectable()
export class OfferExport {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly accountRecords: AccountRecords,
    private readonly confirmPassword: ConfirmPassword,
    private readonly dataExports: DataExportsRepository,
    private readonly restrictions: RestrictionsApi,
  ) {}

  /**
   * @returns a path of this site, valid for ten minutes, one download and the member's own session
   * @throws Problem `validation_failed` (`password`), `account_locked`, `rate_limited`, `unavailable`
   */
  offer(memberId: string, password: string): Promise<string> {
    return this.make(memberId, password, heldMs);
  }

  /**
   * The same for a banned member, who authenticates by the link of the ban and the password.
   *
   * @returns a path of this site, valid for two minutes and one download, without a session
   * @throws Problem `link_expired` for every link except that of a ban in force; what `offer` throws
   */
  async offerBanned(restrictionId: string, token: string, password: string): Promise<string> {
    const memberId = await this.restrictions.bannedByLink(restrictionId, token);
    const account = memberId === undefined ? undefined : await this.accountRecords.find(memberId);
    if (account?.bannedBy !== restrictionId) throw problem('link_expired');
    return this.make(account.id, password, heldForBannedMs);
  }

  private async make(memberId: string, password: string, lastsMs: number): Promise<string> {
    await this.confirmPassword.confirm(memberId, password, 'password');
    await this.limits.consume(exportsPerMember, memberId);
    const secret = this.ids.secret();
    const expiresAt = new Date(this.clock.now().getTime() + lastsMs);
    await this.dataExports.insert({ tokenHash: hashSecret(secret), memberId, expiresAt });
    return `/export/${secret}.zip`;
  }
}

import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { OfferData, type AccountRecord } from '../../../accounts/accounts.api.js';
import { RestrictionsApi } from '../../../safety/restrictions/restrictions.api.js';

/** How often a member is mailed where their data is. */
const offers = { name: 'data-offers', points: 3, seconds: 24 * 3600 };

/** Mails a member where they take their data along, in the caller's transaction. */
@Injectable()
export class StartExport {
  constructor(
    private readonly limits: Limits,
    private readonly offerData: OfferData,
    private readonly restrictions: RestrictionsApi,
  ) {}

  /** @throws Problem `member_unreachable`, `too_many_mails` */
  async start({ id, bannedBy, confirmedAt }: AccountRecord): Promise<void> {
    if ((await this.limits.count(offers, id)) > offers.points) throw problem('too_many_mails');
    if (bannedBy === null) return this.offerData.offer(id);
    if (confirmedAt === null) throw problem('member_unreachable');
    return this.restrictions.offerData(bannedBy);
  }
}

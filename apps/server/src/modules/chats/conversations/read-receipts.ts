import { Injectable } from '@nestjs/common';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { CreditsApi } from '../../credits/credits.api.js';

/** Whether a member sees how far the other one read (decisions §6.4). */
@Injectable()
export class ReadReceipts {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly credits: CreditsApi,
  ) {}

  /**
   * Only premium members see it, and only while both allow it. A fictional profile, which has no account, shows none: its
   * messages are read by staff (trust 1).
   */
  async areTold(memberId: string, otherId: string): Promise<boolean> {
    if (!(await this.credits.wallet(memberId)).paidUser) return false;
    for (const id of [memberId, otherId]) if (!(await this.accounts.find(id))?.readMarks) return false;
    return true;
  }
}

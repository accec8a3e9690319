import { Injectable } from '@nestjs/common';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';
import type { Mailing } from '../mailings.repository.js';

const dayMs = 24 * 3_600_000;
/** Days after the signup on which somebody is reminded, once each. */
const reminderDays = [3, 17];

/** Who a mailing may be for; the rule of notices decides about each of them. */
@Injectable()
export class FindReaders {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly consents: ConsentsApi,
  ) {}

  /** @returns members' ids in their order behind the one whom the walk reached; fewer than `atMost` at its end */
  async next({ kind, period, reached }: Mailing, atMost: number): Promise<string[]> {
    if (kind !== 'reminders') return this.consents.membersWith('marketing', reached, atMost);
    const day = new Date(`${period}T00:00:00Z`).getTime();
    const found = await Promise.all(
      reminderDays.map((days) => {
        const from = new Date(day - days * dayMs);
        const until = new Date(from.getTime() + dayMs);
        return this.accounts.signedUpWithin({ from, until }, reached, atMost);
      }),
    );
    return found.flat().sort().slice(0, atMost);
  }
}

import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { Database } from '../../../kernel/database/database.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { AccountsApi, EraseAccount } from '../../accounts/accounts.api.js';
import { ChatsApi } from '../../chats/chats.api.js';
import { LiveApi } from '../../chats/live/live.api.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { PaymentsApi } from '../../money/payments/payments.api.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { DeskApi } from '../../safety/desk/desk.api.js';
import { FraudApi } from '../../safety/fraud/fraud.api.js';
import { ReportsApi } from '../../safety/reports/reports.api.js';
import { RestrictionsApi } from '../../safety/restrictions/restrictions.api.js';
import { SupportApi } from '../../safety/support/support.api.js';
import { VerificationApi } from '../../safety/verification/verification.api.js';

/** Erases a member whose deletion was not undone. The job's row names the member, so it is removed with the rest. */
export const eraseMemberJob = defineJob('account-closure.erase_member', z.strictObject({ memberId: id }), {
  subject: ({ memberId }) => memberId,
  neverGivesUp: true,
  leavesNoTrace: true,
});

const conversationsAtOnce = 20;

/**
 * Erases everything of a member except what decisions §3.5 lists, and there everything that names them
 * (docs/decisions/0012-personal-data.md). Each step can be repeated; a repeat continues where the previous one stopped.
 */
@Injectable()
@JobHandler(eraseMemberJob)
export class EraseMember implements HandlesJob<{ memberId: string }> {
  constructor(
    private readonly database: Database,
    private readonly eraseAccount: EraseAccount,
    private readonly profiles: ProfilesApi,
    private readonly photos: PhotosApi,
    private readonly chats: ChatsApi,
    private readonly credits: CreditsApi,
    private readonly payments: PaymentsApi,
    private readonly desk: DeskApi,
    private readonly fraud: FraudApi,
    private readonly accounts: AccountsApi,
    private readonly reports: ReportsApi,
    private readonly restrictions: RestrictionsApi,
    private readonly support: SupportApi,
    private readonly verification: VerificationApi,
    private readonly live: LiveApi,
  ) {}

  async handle({ memberId }: { memberId: string }): Promise<void> {
    await this.erase(memberId);
  }

  /** @returns false for a member who can still return; then nothing is done */
  async erase(memberId: string): Promise<boolean> {
    if (!(await this.database.inTransaction(() => this.eraseAccount.begin(memberId)))) return false;
    await this.live.forget(memberId);
    await this.eraseConversations(memberId);
    await this.database.inTransaction(() => this.eraseRest(memberId));
    return true;
  }

  private async eraseConversations(memberId: string): Promise<void> {
    const some = (): Promise<number> => this.chats.eraseSome(memberId, conversationsAtOnce);
    while ((await this.database.inTransaction(some)) > 0);
  }

  /** Rows that refer to others are erased before those. */
  private async eraseRest(memberId: string): Promise<void> {
    if (!(await this.eraseAccount.begin(memberId))) return;
    await this.profiles.lock(memberId);
    const keptUntil = await this.payments.keptUntil(memberId);
    const walletId = await this.credits.erase(memberId, keptUntil);
    await this.payments.erase(memberId, walletId);
    await this.verification.erase(memberId);
    await this.photos.erase(memberId);
    await this.eraseCases(memberId);
    await this.profiles.erase(memberId);
    await this.fraud.erase(memberId);
    await this.desk.erase(memberId);
    await this.eraseAccount.erase(memberId);
  }

  /** Reports and decisions about the member are kept for their time, without the member's names. */
  private async eraseCases(memberId: string): Promise<void> {
    const email = (await this.accounts.addressee(memberId))?.email;
    const names = [...(await this.profiles.namesOf(memberId)), ...(email === undefined ? [] : [email])];
    await this.reports.erase(memberId, names, email);
    await this.support.erase(memberId, names, email);
    await this.restrictions.erase(memberId, names);
  }
}

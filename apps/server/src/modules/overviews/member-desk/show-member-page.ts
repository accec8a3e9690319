import { Injectable } from '@nestjs/common';
import type { StaffRight } from '@kindling/contract/route';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { AccountRecords, deletionSeconds } from '../../accounts/accounts.api.js';
import { AccessLog } from '../../console/staff/staff.api.js';
import { MemberMoneyPresenter } from '../../money/payment-desk/payment-desk.api.js';
import { describeStaffPhoto, PhotoModeration } from '../../profiles/photos/photo-moderating.api.js';
import { ListProfiles } from '../../profiles/profiles.api.js';
import { MemberReports } from '../../safety/reports/reports.api.js';
import { SupportApi } from '../../safety/support/support.api.js';
import { AccountPresenter } from './account/account-presenter.js';
import { memberRowOf } from './member-rows.js';

const looksShown = 50;

/** One page of a member, as far as the caller's rights go. In the current brand. */
@Injectable()
export class ShowMemberPage {
  constructor(
    private readonly accountRecords: AccountRecords,
    private readonly listProfiles: ListProfiles,
    private readonly accessLog: AccessLog,
    private readonly memberReports: MemberReports,
    private readonly photoModeration: PhotoModeration,
    private readonly support: SupportApi,
    private readonly accountPresenter: AccountPresenter,
    private readonly memberMoneyPresenter: MemberMoneyPresenter,
  ) {}

  /** @throws Problem `not_found` for an id without a member, such as a fictional profile's; `rate_limited` */
  async show(memberId: string, caller: StaffCaller): Promise<MemberPage> {
    const profile = await this.listProfiles.find(TenantContext.id(), memberId);
    const account = await this.accountRecords.find(memberId);
    if (!profile || !account) throw problem('not_found');
    await this.accessLog.look(memberId, 'page', caller);
    const { deletedAt } = account;
    const may = <T>(right: StaffRight, read: () => Promise<T>): Promise<T> | null =>
      caller.rights.includes(right) ? read() : null;
    return {
      ...memberRowOf(profile, account),
      about_me: profile.aboutMe,
      prompts: profile.prompts,
      invisible: profile.invisible,
      confirmed_at: account.confirmedAt?.toISOString() ?? null,
      deleted_at: deletedAt?.toISOString() ?? null,
      erased_at: deletedAt && new Date(deletedAt.getTime() + deletionSeconds * 1000).toISOString(),
      photos: (await this.photoModeration.photosOf(memberId)).map(describeStaffPhoto),
      reports: await may('complaints:handle', () => this.reportsOf(memberId)),
      complaints: await may('support:answer', () => this.complaintsOf(memberId)),
      account: await may('members:account', () => this.accountPresenter.of(account)),
      money: await may('payments:refund', () => this.memberMoneyPresenter.of(memberId, caller)),
      staff: await may('staff:manage', () => this.staffOf(memberId)),
    };
  }

  private async reportsOf(memberId: string): Promise<NonNullable<MemberPage['reports']>> {
    const [about, by] = await Promise.all([
      this.memberReports.about(memberId),
      this.memberReports.by(memberId),
    ]);
    return {
      about: about.map(({ id, kind, reports, openedAt, closedAt, outcome }) => ({
        ...{ id, kind, reports, opened_at: openedAt.toISOString() },
        ...{ closed_at: closedAt?.toISOString() ?? null, outcome },
      })),
      by: by.map(({ number, kind, reason, reportedAt, outcome }) => ({
        ...{ number, kind, reason, reported_at: reportedAt.toISOString(), outcome },
      })),
    };
  }

  private async complaintsOf(memberId: string): Promise<NonNullable<MemberPage['complaints']>> {
    const tenantId = TenantContext.id();
    return (await this.support.casesOf(memberId))
      .map(({ id, number, topic, state, openedAt, dueAt }) => ({
        ...{ id: `${tenantId}:${id}`, number, topic, state },
        ...{ opened_at: openedAt.toISOString(), due_at: dueAt.toISOString() },
      }))
      .reverse();
  }

  private async staffOf(memberId: string): Promise<NonNullable<MemberPage['staff']>> {
    const looks = await this.accessLog.of(memberId, looksShown);
    return looks.map(({ id, name, what, at }) => ({ id, name, what, at: at.toISOString() }));
  }
}

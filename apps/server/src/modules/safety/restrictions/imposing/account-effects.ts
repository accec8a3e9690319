import { Injectable, type OnModuleInit } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { BanAccount } from '../../../accounts/accounts.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { accountKinds } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { RestrictionEffects, type RestrictionSubject } from './restriction-effects.js';

/** Disabling and banning; see `accountKinds` for how they combine with an account's other states. */
@Injectable()
export class AccountEffects implements OnModuleInit {
  constructor(
    private readonly restrictionEffects: RestrictionEffects,
    private readonly banAccount: BanAccount,
    private readonly profiles: ProfilesApi,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  onModuleInit(): void {
    this.restrictionEffects.register({
      kind: 'profile_disabled',
      apply: (subject, id) => this.disable(subject, id),
      lift: (subject) => this.enable(subject),
    });
    this.restrictionEffects.register({
      kind: 'account_banned',
      apply: (subject, id) => this.ban(subject, id),
      lift: (subject) => this.unban(subject),
    });
  }

  /** Under the profile's lock, so that two staff members at once do not both disable it. */
  private async disable({ memberId }: RestrictionSubject, id: string): Promise<void> {
    await this.profiles.lock(memberId);
    await this.requireOnlyOne(memberId, 'profile_disabled');
    await this.profiles.restrict(memberId, id);
  }

  private async ban({ memberId }: RestrictionSubject, id: string): Promise<void> {
    await this.banAccount.ban(memberId, id);
    await this.profiles.lock(memberId);
    await this.requireOnlyOne(memberId, 'account_banned');
    await this.profiles.restrict(memberId, id);
  }

  private async unban(subject: RestrictionSubject): Promise<void> {
    await this.banAccount.unban(subject.memberId);
    await this.enable(subject);
  }

  /** Another restriction of the account in force takes this one's place. */
  private async enable({ memberId }: RestrictionSubject): Promise<void> {
    await this.profiles.lock(memberId);
    const [left] = await this.restrictions.standing(memberId, accountKinds);
    if (left) return this.profiles.restrict(memberId, left.id);
    await this.profiles.unrestrict(memberId);
  }

  private async requireOnlyOne(memberId: string, kind: (typeof accountKinds)[number]): Promise<void> {
    if ((await this.restrictions.standing(memberId, [kind])).length > 1) throw problem('already_restricted');
  }
}

import { Injectable } from '@nestjs/common';
import { profileNameProblem } from '@kindling/contract/accounts/account-rules';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { plainName } from '@kindling/contract/text/name-rules';
import { birthDateChangeProblem, nameChangeFrom } from '@kindling/contract/profiles/own-profile-rules';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { profileRenamed } from '../profile-events.js';
import { isBirthDateChanged, nameChangedAt } from '../profile-rules.js';
import { HoldText } from '../texts/hold-text.js';
import { ProfileChangesRepository, type ProfileChangeEntity } from '../texts/profile-changes.repository.js';
import { ProfilesRepository, type ProfileRow } from './profiles.repository.js';

type Change = Pick<ProfileChangeEntity, 'field' | 'beforeValue' | 'afterValue' | 'madeBy'>;

/** Changes of name and date of birth: seldom, recorded, and announced to the member beforehand. */
@Injectable()
export class ChangeIdentity {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly profiles: ProfilesRepository,
    private readonly profileChanges: ProfileChangesRepository,
    private readonly accounts: AccountsApi,
    private readonly holdText: HoldText,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Changes the name, under the member's lock; one that has to wait for a moderator counts once it is approved.
   *
   * @throws Problem `validation_failed`: no name for a member, or changed not long ago
   */
  async setName(memberId: string, wanted: string): Promise<void> {
    this.database.requireTransaction('Changing a name');
    const { name: before } = await this.require(memberId);
    const name = plainName(wanted);
    if (name === before) return this.holdText.drop(memberId, 'name');
    const { settings } = TenantContext.current();
    const account = await this.accounts.find(memberId);
    const wrong = profileNameProblem(name, account?.email ?? '', settings.name);
    if (wrong) throw fieldProblems({ name: wrong });
    if (nameChangeFrom(nameChangedAt(await this.profileChanges.of(memberId)), this.clock.now()))
      throw fieldProblems({ name: 'name_too_soon' });
    if (await this.holdText.pass(memberId, 'name', name)) await this.putName(memberId, name, 'member');
  }

  /** Gives the member a name, and notes who gave it. */
  async putName(memberId: string, name: string, madeBy: Change['madeBy']): Promise<void> {
    const { name: before } = await this.require(memberId);
    await this.profiles.update(memberId, { name });
    await this.events.emit(profileRenamed, { memberId });
    await this.note(memberId, { field: 'name', beforeValue: before, afterValue: name, madeBy });
  }

  /**
   * Corrects the date of birth, once, under the member's lock.
   *
   * @throws Problem `validation_failed`: changed before, too young, or too far from the one before
   */
  async setDateOfBirth(memberId: string, dateOfBirth: string): Promise<void> {
    this.database.requireTransaction('Changing a date of birth');
    const { dateOfBirth: before } = await this.require(memberId);
    if (dateOfBirth === before) return;
    if (isBirthDateChanged(await this.profileChanges.of(memberId)))
      throw fieldProblems({ date_of_birth: 'birth_date_fixed' });
    const { settings } = TenantContext.current();
    const wrong = birthDateChangeProblem(dateOfBirth, before, {
      minimumAge: settings.minimum_age,
      today: dayIn(timeZoneOf(settings), this.clock.now()),
    });
    if (wrong) throw fieldProblems({ date_of_birth: wrong });
    await this.profiles.update(memberId, { dateOfBirth });
    await this.note(memberId, {
      ...{ field: 'date_of_birth', beforeValue: before, afterValue: dateOfBirth },
      madeBy: 'member',
    });
  }

  private async note(memberId: string, change: Change): Promise<void> {
    await this.profileChanges.insert({
      id: this.ids.next(),
      memberId,
      ...change,
      changedAt: this.clock.now(),
    });
  }

  private async require(memberId: string): Promise<ProfileRow> {
    const row = await this.profiles.find(memberId);
    if (!row) throw problem('authentication_required');
    return row;
  }
}

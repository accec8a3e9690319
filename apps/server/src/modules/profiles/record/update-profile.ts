import { Injectable } from '@nestjs/common';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { BlurPlace } from '../location/blur-place.js';
import type { Position } from '../location/distance-rules.js';
import { HoldText } from '../texts/hold-text.js';
import { answerTo } from '../texts/prompt-answers.js';
import { ageAskedUntil } from './age-asked.js';
import { ChangeIdentity } from './change-identity.js';
import type { ProfileEntity } from './profile.entity.js';
import { ProfilesRepository } from './profiles.repository.js';

/** What a member may change of their profile; absent fields stay. */
export type ProfilePatch = Partial<
  Pick<
    ProfileEntity,
    | 'name'
    | 'dateOfBirth'
    | 'gender'
    | 'country'
    | 'region'
    | 'city'
    | 'placeId'
    | 'sexuality'
    | 'interests'
    | 'seeking'
    | 'reasonForSignup'
    | 'relationshipStatus'
    | 'hairColor'
    | 'eyeColor'
    | 'bodyType'
    | 'tattoos'
    | 'aboutMe'
    | 'prompts'
  > & {
    /** The centre of the city that `placeId` names; given together with it. */
    position: Position | null;
  }
>;

/** A member changes what their profile says. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly clock: Clock,
    private readonly profiles: ProfilesRepository,
    private readonly changeIdentity: ChangeIdentity,
    private readonly holdText: HoldText,
    private readonly blurPlace: BlurPlace,
  ) {}

  /**
   * Changes what is named in `patch`, under the member's lock. A text that has to wait for a moderator is held, and what
   * others read stays (`heldText`).
   *
   * @throws Problem `validation_failed` for a name or a date of birth that may not be, or not yet
   */
  async update(memberId: string, patch: ProfilePatch): Promise<void> {
    const { name, dateOfBirth, aboutMe, prompts, placeId, position, ...others } = patch;
    if (name !== undefined) await this.changeIdentity.setName(memberId, name);
    if (dateOfBirth !== undefined) await this.changeIdentity.setDateOfBirth(memberId, dateOfBirth);
    const told = aboutMe !== undefined && (await this.mayStand(memberId, aboutMe)) ? { aboutMe } : {};
    const given = Object.entries(others).filter(([, value]) => value !== undefined);
    const place = placeId === undefined ? {} : this.blurPlace.of(memberId, placeId, position ?? null);
    const changes = {
      ...Object.fromEntries(given),
      ...place,
      ...told,
      ...(prompts === undefined ? {} : { prompts: await this.answered(memberId, prompts) }),
      ...(await this.moved(memberId, patch)),
    };
    if (Object.keys(changes).length > 0) await this.profiles.update(memberId, changes);
  }

  private async moved(memberId: string, { country: after }: ProfilePatch): Promise<{ ageAskedUntil?: Date }> {
    const row = after === undefined ? undefined : await this.profiles.find(memberId);
    if (after === undefined || !row) return {};
    const { age_check_required_countries: required } = TenantContext.current().settings;
    const until = ageAskedUntil(required, { before: row.country, after }, this.clock.now());
    return until ? { ageAskedUntil: until } : {};
  }

  private async mayStand(memberId: string, aboutMe: string): Promise<boolean> {
    const row = await this.profiles.find(memberId);
    if (row?.aboutMe !== aboutMe) return this.holdText.pass(memberId, 'about_me', aboutMe);
    await this.holdText.drop(memberId, 'about_me');
    return false;
  }

  /** The prompts as others may read them now. Whatever was held of a prompt that goes is dropped. */
  private async answered(
    memberId: string,
    wanted: ProfileEntity['prompts'],
  ): Promise<ProfileEntity['prompts']> {
    const before = (await this.profiles.find(memberId))?.prompts ?? [];
    const kept = wanted.filter(({ answer }) => answer !== '');
    for (const { prompt } of before)
      if (kept.every((other) => other.prompt !== prompt)) await this.holdText.drop(memberId, prompt);
    const prompts: ProfileEntity['prompts'] = [];
    for (const { prompt, answer } of kept) {
      const shown = answerTo(before, prompt);
      if (answer === shown) await this.holdText.drop(memberId, prompt);
      const stands = answer === shown || (await this.holdText.pass(memberId, prompt, answer));
      prompts.push({ prompt, answer: stands ? answer : shown });
    }
    return prompts;
  }
}

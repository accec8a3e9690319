import { Injectable } from '@nestjs/common';
import { dateOfBirthProblem, profileNameProblem } from '@kindling/contract/accounts/account-rules';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { plainName } from '@kindling/contract/text/name-rules';
import type { Input } from '@kindling/contract/route';
import type { updateFictionalProfile } from '@kindling/contract/profiles/calls/fictional-profiles';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Clock } from '../../../ports/clock.js';
import { FindKnownPlace } from '../../brands/places/places.api.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { PhotosApi, type SentFile } from '../photos/photos.api.js';
import { FictionalProfiles, type FictionalProfile } from '../profiles.api.js';

type Words = Input<typeof updateFictionalProfile>['body'];
type Action =
  | 'fictional.created'
  | 'fictional.changed'
  | 'fictional.retired'
  | 'fictional.returned'
  | 'fictional.photo_added'
  | 'fictional.photo_removed';

/**
 * Makes fictional profiles of the current brand and changes them, each with its entry in the audit log. Their photos wait at the
 * desk like those of members, so that an upload is no approval.
 */
@Injectable()
export class ManageFictionalProfiles {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly fictionalProfiles: FictionalProfiles,
    private readonly findKnownPlace: FindKnownPlace,
    private readonly photos: PhotosApi,
  ) {}

  /** @returns its id. @throws Problem `validation_failed` with what is wrong with which field */
  async create(words: Words, { staffId }: StaffCaller): Promise<string> {
    const profile = await this.checked(words);
    return this.database.inTransaction(async () => {
      const id = await this.fictionalProfiles.add(profile);
      await this.record('fictional.created', id, staffId);
      return id;
    });
  }

  /** @throws Problem `not_found`, `validation_failed` */
  async change(id: string, words: Words, { staffId }: StaffCaller): Promise<void> {
    const profile = await this.checked(words);
    await this.database.inTransaction(async () => {
      await this.fictionalProfiles.change(id, profile);
      await this.record('fictional.changed', id, staffId);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` */
  async retire(id: string, retired: boolean, { staffId }: StaffCaller): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.fictionalProfiles.retire(id, retired);
      await this.record(retired ? 'fictional.retired' : 'fictional.returned', id, staffId);
    });
  }

  /** @throws Problem `not_found`, `idempotency_conflict`, one of `photoFaults`, `photo_limit_reached`, `rate_limited`, `unavailable` */
  async addPhoto(
    id: string,
    sent: SentFile,
    signal: AbortSignal | undefined,
    caller: StaffCaller,
  ): Promise<void> {
    await this.require(id);
    if (await this.photos.upload(id, sent, signal))
      await this.record('fictional.photo_added', id, caller.staffId);
  }

  /** @throws Problem `not_found` */
  async setMainPhoto(id: string, photoId: string, caller: StaffCaller): Promise<void> {
    await this.require(id);
    await this.photos.setMain(id, photoId);
    await this.record('fictional.changed', id, caller.staffId);
  }

  /** @throws Problem `not_found` */
  async removePhoto(id: string, photoId: string, caller: StaffCaller): Promise<void> {
    await this.require(id);
    await this.photos.remove(id, photoId);
    await this.record('fictional.photo_removed', id, caller.staffId);
  }

  /** The same rules as for members: no profile may be invented that the brand would refuse. */
  private async checked(words: Words): Promise<FictionalProfile> {
    const { settings } = TenantContext.current();
    const name = plainName(words.name);
    const wrong = {
      name: profileNameProblem(name, '', settings.name),
      date_of_birth: dateOfBirthProblem(
        words.date_of_birth,
        settings.minimum_age,
        dayIn(timeZoneOf(settings), this.clock.now()),
      ),
    };
    const fields = Object.entries(wrong).flatMap(([field, code]) =>
      code === undefined ? [] : [[field, code] as const],
    );
    if (fields.length > 0) throw fieldProblems(Object.fromEntries(fields));
    const { country, region, city, prompts } = words;
    return {
      ...(await this.findKnownPlace.find({ country, region: region || null, city: city || null })),
      ...{ name, dateOfBirth: words.date_of_birth, gender: words.gender, sexuality: words.sexuality },
      reasonForSignup: words.reason_for_signup,
      relationshipStatus: words.relationship_status,
      ...{ hairColor: words.hair_color, eyeColor: words.eye_color, bodyType: words.body_type },
      ...{ tattoos: words.tattoos, interests: words.interests, aboutMe: words.about_me },
      ...(prompts && { prompts: prompts.filter(({ answer }) => answer !== '') }),
    };
  }

  private async require(id: string): Promise<void> {
    if (!(await this.fictionalProfiles.find(id))) throw problem('not_found');
  }

  private record(action: Action, id: string, staffId: string): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`] });
  }
}

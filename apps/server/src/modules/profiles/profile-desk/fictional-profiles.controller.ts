import * as routes from '@kindling/contract/profiles/calls/fictional-profiles';
import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { GivenBrands } from '../../console/staff/staff.api.js';
import { describeStaffPhoto, PhotoModeration } from '../photos/photo-moderating.api.js';
import { FictionalProfiles } from '../profiles.api.js';
import { ManageFictionalProfiles } from './manage-fictional-profiles.js';

/** Fictional profiles as staff make them; every change answers with the whole of the profile. */
@Controller()
export class FictionalProfilesController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly fictionalProfiles: FictionalProfiles,
    private readonly manageFictionalProfiles: ManageFictionalProfiles,
    private readonly photoModeration: PhotoModeration,
  ) {}

  @Endpoint(routes.getFictionalProfile)
  get(
    { params }: Input<typeof routes.getFictionalProfile>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getFictionalProfile>> {
    return this.givenBrands.within(params.id, caller, (id) => this.describe(id));
  }

  @Endpoint(routes.createFictionalProfile)
  create(
    { body: { tenant, ...words } }: Input<typeof routes.createFictionalProfile>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.createFictionalProfile>> {
    return this.givenBrands.inBrand(tenant, caller, async () =>
      this.describe(await this.manageFictionalProfiles.create(words, caller)),
    );
  }

  @Endpoint(routes.updateFictionalProfile)
  update(
    { params, body }: Input<typeof routes.updateFictionalProfile>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.updateFictionalProfile>> {
    return this.changed(params.id, caller, (id) => this.manageFictionalProfiles.change(id, body, caller));
  }

  @Endpoint(routes.retireFictionalProfile)
  retire(
    { params, body }: Input<typeof routes.retireFictionalProfile>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.retireFictionalProfile>> {
    return this.changed(params.id, caller, (id) =>
      this.manageFictionalProfiles.retire(id, body.retired, caller),
    );
  }

  @Endpoint(routes.addFictionalPhoto)
  addPhoto(
    { params, query, body }: Input<typeof routes.addFictionalPhoto>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.addFictionalPhoto>> {
    const file = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    return this.changed(params.id, caller, (id) =>
      this.manageFictionalProfiles.addPhoto(id, { clientId: query.client_id, file }, call.gone, caller),
    );
  }

  @Endpoint(routes.setFictionalMainPhoto)
  setMain(
    { params }: Input<typeof routes.setFictionalMainPhoto>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.setFictionalMainPhoto>> {
    return this.changed(params.id, caller, (id) =>
      this.manageFictionalProfiles.setMainPhoto(id, params.photo, caller),
    );
  }

  @Endpoint(routes.removeFictionalPhoto)
  removePhoto(
    { params }: Input<typeof routes.removeFictionalPhoto>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.removeFictionalPhoto>> {
    return this.changed(params.id, caller, (id) =>
      this.manageFictionalProfiles.removePhoto(id, params.photo, caller),
    );
  }

  private changed(
    key: string,
    caller: StaffCaller,
    change: (id: string) => Promise<void>,
  ): Promise<routes.FictionalProfile> {
    return this.givenBrands.within(key, caller, async (id) => {
      await change(id);
      return this.describe(id);
    });
  }

  private async describe(id: string): Promise<routes.FictionalProfile> {
    const row = await this.fictionalProfiles.find(id);
    if (!row || row.gender === null) throw problem('not_found');
    const tenant = TenantContext.id();
    return {
      ...{ id: `${tenant}:${id}`, tenant, retired: await this.fictionalProfiles.isRetired(id) },
      ...{ name: row.name, date_of_birth: row.dateOfBirth, gender: row.gender, sexuality: row.sexuality },
      ...{ country: row.country, region: row.region, city: row.city },
      reason_for_signup: row.reasonForSignup,
      relationship_status: row.relationshipStatus,
      ...{ hair_color: row.hairColor, eye_color: row.eyeColor, body_type: row.bodyType },
      ...{ tattoos: row.tattoos, interests: row.interests, about_me: row.aboutMe, prompts: row.prompts },
      photos: (await this.photoModeration.photosOf(id)).map(describeStaffPhoto),
    };
  }
}

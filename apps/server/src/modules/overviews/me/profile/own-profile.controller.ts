import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/overviews/calls/own-profile';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { DescribeOwnProfile } from './describe-own-profile.js';
import { UpdateOwnProfile } from './update-own-profile.js';

type OwnProfileAnswer = Answer<typeof routes.getOwnProfile>;

/** The member's own profile, complete, with photos that still wait for their inspection. */
@Controller()
export class OwnProfileController {
  constructor(
    private readonly describeOwnProfile: DescribeOwnProfile,
    private readonly updates: UpdateOwnProfile,
  ) {}

  @Endpoint(routes.getOwnProfile)
  async getOwnProfile(
    _input: Input<typeof routes.getOwnProfile>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    return this.describeOwnProfile.describe(memberId);
  }

  @Endpoint(routes.updateOwnProfile)
  async updateOwnProfile(
    { body }: Input<typeof routes.updateOwnProfile>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    await this.updates.update(memberId, body);
    return this.describeOwnProfile.describe(memberId);
  }
}

import { Controller, Inject } from '@nestjs/common';
import * as routes from '@kindling/contract/routes/members';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { problem } from '../../kernel/http/problem.js';
import { CreditsApi } from '../credits/credits.api.js';
import { PhotosApi } from '../photos/photos.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { UpdateOwnProfile } from './update-own-profile.js';

type OwnProfileAnswer = Answer<typeof routes.getOwnProfile>;

/** The member's own profile, whole, with photos that still wait for their inspection. */
@Controller()
export class OwnProfileController {
  constructor(
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(PhotosApi) private readonly photos: PhotosApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(UpdateOwnProfile) private readonly updates: UpdateOwnProfile,
  ) {}

  @Endpoint(routes.getOwnProfile)
  async getOwnProfile(
    _input: Input<typeof routes.getOwnProfile>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    return this.answer(memberId);
  }

  @Endpoint(routes.updateOwnProfile)
  async updateOwnProfile(
    { body }: Input<typeof routes.updateOwnProfile>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    await this.updates.update(memberId, body);
    return this.answer(memberId);
  }

  private async answer(memberId: string): Promise<OwnProfileAnswer> {
    const [details, { paidUser }] = await Promise.all([
      this.profiles.own(memberId),
      this.credits.wallet(memberId),
    ]);
    // A session may outlive its member for a moment.
    if (!details) throw problem('authentication_required');
    const photos = await this.photos.photosOf({ memberId, premium: paidUser }, memberId);
    return { profile: { ...details, photos } };
  }
}

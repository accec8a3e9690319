import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/overviews/calls/own-photos';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { PhotosApi } from '../../../profiles/photos/photos.api.js';
import { DescribeOwnProfile } from './describe-own-profile.js';

type OwnProfileAnswer = Answer<typeof routes.uploadPhoto>;

/** The member's own photos; every change responds with the complete own profile. */
@Controller()
export class OwnPhotosController {
  constructor(
    private readonly photos: PhotosApi,
    private readonly describeOwnProfile: DescribeOwnProfile,
  ) {}

  @Endpoint(routes.uploadPhoto)
  async uploadPhoto(
    { body, query }: Input<typeof routes.uploadPhoto>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<OwnProfileAnswer> {
    const file = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    await this.photos.upload(memberId, { clientId: query.client_id, file }, call.gone);
    return this.describeOwnProfile.describe(memberId);
  }

  @Endpoint(routes.deletePhoto)
  async deletePhoto(
    { params }: Input<typeof routes.deletePhoto>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    await this.photos.remove(memberId, params.id);
    return this.describeOwnProfile.describe(memberId);
  }

  @Endpoint(routes.setMainPhoto)
  async setMainPhoto(
    { params }: Input<typeof routes.setMainPhoto>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    await this.photos.setMain(memberId, params.id);
    return this.describeOwnProfile.describe(memberId);
  }

  @Endpoint(routes.restorePhoto)
  async restorePhoto(
    { params }: Input<typeof routes.restorePhoto>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    await this.photos.restore(memberId, params.id);
    return this.describeOwnProfile.describe(memberId);
  }

  @Endpoint(routes.orderPhotos)
  async orderPhotos(
    { body }: Input<typeof routes.orderPhotos>,
    { memberId }: MemberCaller,
  ): Promise<OwnProfileAnswer> {
    await this.photos.order(memberId, body.ids);
    return this.describeOwnProfile.describe(memberId);
  }
}

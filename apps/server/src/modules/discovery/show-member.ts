import { Inject, Injectable } from '@nestjs/common';
import type { Profile } from '@kindling/contract/shapes/profile';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { CreditsApi } from '../credits/credits.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { PhotosApi } from '../photos/photos.api.js';
import { ProfilesApi, type ProfileDetails } from '../profiles/profiles.api.js';
import { searchExtent } from './discovery-rules.js';
import type { Reader } from './search-members.js';

/** What a visitor reads of a profile where the brand shows a preview only: what a card shows. */
const beyondTheCard = {
  sexuality: null,
  reason_for_signup: null,
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
  interests: [],
  about_me: '',
} as const satisfies Partial<ProfileDetails>;

/** A member's profile as the reader may see it. */
@Injectable()
export class ShowMember {
  constructor(
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(PhotosApi) private readonly photos: PhotosApi,
    @Inject(LikesApi) private readonly likes: LikesApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
  ) {}

  /** @throws Problem `authentication_required` where visitors see no profiles; `not_found` */
  async show(reader: Reader, id: string): Promise<Profile> {
    const { memberId } = reader;
    const extent = searchExtent(TenantContext.current().settings, {
      isMember: memberId !== null,
      hasTrafficSource: reader.hasTrafficSource,
    });
    // The same for every id: whether one exists is not told either.
    if (extent === 'none') throw problem('authentication_required');
    const details = await this.profiles.details(memberId, id);
    if (!details) throw problem('not_found');
    if (memberId === null) {
      const photos = await this.photos.photosOf({ memberId, premium: false }, id);
      return {
        ...details,
        ...(extent === 'preview' ? { ...beyondTheCard, interests: [] } : {}),
        photos: extent === 'preview' ? photos.filter((photo) => !photo.blurred) : photos,
        liked: false,
        match: false,
      };
    }
    const { paidUser } = await this.credits.wallet(memberId);
    const [photos, standing] = await Promise.all([
      this.photos.photosOf({ memberId, premium: paidUser }, id),
      this.likes.standing(memberId, id),
    ]);
    return { ...details, photos, ...standing };
  }
}

import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { PreviewReader } from '@kindling/contract/profiles/profile-values';
import type { previewProfile } from '@kindling/contract/meeting/calls/discovery';
import type { Profile } from '@kindling/contract/profiles/profile';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { ProfilesApi, untoldNearness, type ProfileDetails } from '../../profiles/profiles.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { searchExtent } from './discovery-rules.js';
import type { Reader } from './search/search-members.js';
import { FindSearcher } from './search/searcher.js';
import { nothingLeftOut, shortened } from './shortened-profile.js';

/** An id that no member has. */
const nobody = '0'.repeat(24);

export type Preview = Answer<typeof previewProfile>;

/** A member's profile as the reader may see it. */
@Injectable()
export class ShowMember {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly photos: PhotosApi,
    private readonly likes: LikesApi,
    private readonly credits: CreditsApi,
    private readonly findSearcher: FindSearcher,
  ) {}

  /**
   * @param despiteOwnBlocks for a report of a blocked member: the reader's own blocks hide no profile
   * @throws Problem `authentication_required` where visitors see no profiles; `not_found`
   */
  async show(reader: Reader, id: string, despiteOwnBlocks = false): Promise<Profile> {
    const { memberId } = reader;
    const extent = searchExtent(TenantContext.current().settings, {
      isMember: memberId !== null,
      hasTrafficSource: reader.hasTrafficSource,
    });
    // The same for every id, so that it does not tell whether one exists.
    if (extent === 'none') throw problem('authentication_required');
    const details = await this.profiles.details(memberId, id, despiteOwnBlocks);
    if (!details) throw problem('not_found');
    if (memberId === null) return this.forVisitors(details);
    const [{ paidUser }, searcher] = await Promise.all([
      this.credits.wallet(memberId),
      this.findSearcher.find(memberId),
    ]);
    const [photos, standing, nearness] = await Promise.all([
      this.photos.photosOf({ memberId, premium: paidUser, here: reader.here }, id),
      this.likes.standing(memberId, id),
      this.profiles.nearness(id, searcher),
    ]);
    const shared = new Set(memberId === id ? [] : searcher.own?.interests);
    return {
      ...{ ...details, ...nearness },
      shared_interests: details.interests.filter((interest) => shared.has(interest)),
      rest: nothingLeftOut,
      photos,
      ...standing,
    };
  }

  /** The member's own profile as a stranger sees it: what `show` answers to one. */
  async preview(memberId: string, as: PreviewReader): Promise<Preview> {
    const seen = await this.profiles.asStrangers(memberId);
    if (!seen) throw problem('authentication_required');
    if (seen.hidden) return { profile: null, hidden: seen.hidden };
    const { details } = seen;
    if (as === 'visitor') {
      const extent = searchExtent(TenantContext.current().settings, {
        isMember: false,
        hasTrafficSource: false,
      });
      return extent === 'none'
        ? { profile: null, hidden: 'login' }
        : { profile: await this.forVisitors(details), hidden: null };
    }
    const viewer = { memberId: nobody, premium: as === 'premium', here: null, position: null };
    const [photos, nearness] = await Promise.all([
      this.photos.photosOf(viewer, memberId),
      this.profiles.nearness(memberId, viewer),
    ]);
    return {
      profile: {
        ...{ ...details, ...nearness, shared_interests: [], rest: nothingLeftOut, photos },
        ...{ liked: false, match: false },
      },
      hidden: null,
    };
  }

  private async forVisitors(details: ProfileDetails): Promise<Profile> {
    const photos = await this.photos.photosOf({ memberId: null, premium: false, here: null }, details.id);
    return {
      ...{ ...shortened(details), ...untoldNearness },
      // How fast a member replies is shown to members alone.
      notes: { ...details.notes, reply_time: null },
      shared_interests: [],
      photos,
      liked: false,
      match: false,
    };
  }
}

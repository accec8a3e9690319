import { Injectable } from '@nestjs/common';
import type { LikedPart, OwnLikedPart } from '@kindling/contract/meeting/calls/likes';
import type { PromptCode } from '@kindling/contract/profiles/prompts';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { answerTo, type VisibleProfile } from '../../profiles/profiles.api.js';

/** The part of a profile that a like is for, as it is stored; both null for the whole profile. */
export interface StoredPart {
  aboutPhotoId: string | null;
  aboutPrompt: PromptCode | null;
}

export const wholeProfile: StoredPart = { aboutPhotoId: null, aboutPrompt: null };

/** What likes are for: a photo of the liked member, or an answer to a prompt. */
@Injectable()
export class LikedParts {
  constructor(private readonly photos: PhotosApi) {}

  /**
   * The part as the like keeps it. One that the liked member does not have, or that the liker does not see clearly, counts for
   * nothing: it may have gone since the page was loaded, and the like is meant all the same.
   *
   * @param liked a profile that the liker may see
   */
  async seen(
    likerId: string,
    liked: Pick<VisibleProfile, 'id' | 'prompts'>,
    about: LikedPart | undefined,
    { paidUser }: { paidUser: boolean },
  ): Promise<StoredPart> {
    if (about === undefined) return wholeProfile;
    if ('prompt' in about) {
      const isShown = TenantContext.current().settings.visible_profile_fields.includes('prompts');
      const isAnswered = isShown && answerTo(liked.prompts, about.prompt) !== '';
      return isAnswered ? { ...wholeProfile, aboutPrompt: about.prompt } : wholeProfile;
    }
    const photos = await this.photos.photosOf({ memberId: likerId, premium: paidUser, here: null }, liked.id);
    const isSeen = photos.some(({ id, blurred }) => id === about.photo_id && !blurred);
    return isSeen ? { ...wholeProfile, aboutPhotoId: about.photo_id } : wholeProfile;
  }

  /**
   * How the liked member is shown what they are liked for: null for the whole profile, and for a photo that is gone.
   * Their photos are read once, and only where one of the likes is for one.
   */
  async own(memberId: string, likes: readonly StoredPart[]): Promise<(like: StoredPart) => OwnLikedPart> {
    const hasPhoto = likes.some(({ aboutPhotoId }) => aboutPhotoId !== null);
    const photos = hasPhoto
      ? await this.photos.photosOf({ memberId, premium: true, here: null }, memberId)
      : [];
    return ({ aboutPhotoId, aboutPrompt }) => {
      if (aboutPrompt !== null) return { prompt: aboutPrompt };
      const photo = photos.find(({ id }) => id === aboutPhotoId);
      return photo ? { photo } : null;
    };
  }
}

import { Injectable } from '@nestjs/common';
import { isVerified } from '../profile-rules.js';
import { ProfilesRepository } from '../record/profiles.repository.js';

/** A member's main photo. */
export interface Portrait {
  /** Null for none. */
  photoId: string | null;
  /** A moderator approved it, so others see it. */
  isShown: boolean;
  /** A moderator found the member on it. */
  isVerified: boolean;
}

/** Members' main photos as far as a moderator found them there. */
@Injectable()
export class Portraits {
  constructor(private readonly profiles: ProfilesRepository) {}

  async of(memberId: string): Promise<Portrait> {
    const row = await this.profiles.find(memberId);
    const photo = row?.mainPhoto ?? null;
    return {
      photoId: photo?.id ?? null,
      isShown: photo?.status === 'active',
      isVerified: row !== undefined && isVerified(row),
    };
  }

  /**
   * Notes that a moderator found the member on a photo. It counts until another one is the main photo.
   *
   * @returns false for a photo that is not, or not any more, the one that others see
   */
  verify(memberId: string, photoId: string): Promise<boolean> {
    return this.profiles.setVerifiedPhoto(memberId, photoId);
  }
}

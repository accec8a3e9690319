import { Injectable } from '@nestjs/common';
import { isVerified } from '../profile-rules.js';
import { ProfilesRepository } from '../record/profiles.repository.js';

/** The main photo that others see, null for none, and whether a moderator found the member on it. */
export interface Portrait {
  photoId: string | null;
  isVerified: boolean;
}

/** Members' main photos as far as a moderator found them there. */
@Injectable()
export class Portraits {
  constructor(private readonly profiles: ProfilesRepository) {}

  async of(memberId: string): Promise<Portrait> {
    const row = await this.profiles.find(memberId);
    const photoId = row?.mainPhoto?.status === 'active' ? row.mainPhoto.id : null;
    return { photoId, isVerified: row !== undefined && isVerified(row) };
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

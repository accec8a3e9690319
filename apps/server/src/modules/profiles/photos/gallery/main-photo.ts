import { Injectable } from '@nestjs/common';
import { ProfilesApi } from '../../profiles.api.js';
import { photoRecord } from './photo-view.js';
import { PhotosRepository, type PhotoRow } from './photos.repository.js';

/** Which photo lists show of a profile: in the photos, and on the profile as its cards need it. */
@Injectable()
export class MainPhoto {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly profiles: ProfilesApi,
  ) {}

  async set(memberId: string, photo: PhotoRow): Promise<void> {
    await this.photos.setMain(memberId, photo.id);
    await this.profiles.setMainPhoto(memberId, photoRecord(photo));
  }

  /** Lets the next approved photo, else the next at all, take the place of one that is gone. */
  async replace(memberId: string, others: readonly PhotoRow[]): Promise<void> {
    const next = others.find(({ status }) => status === 'active') ?? others[0];
    if (next) await this.set(memberId, next);
    else await this.profiles.setMainPhoto(memberId, null);
  }
}

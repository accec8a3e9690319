import { Inject, Injectable } from '@nestjs/common';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { CreditsApi } from '../credits/credits.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { blurredName, clearName } from './photo-names.js';
import { maySeeClearly, type PhotoAddress } from './photo-rules.js';
import { PhotosRepository, type RankedPhoto } from './photos.repository.js';

/** A file that this viewer may have, before it is read. */
export interface ServablePhoto {
  name: string;
  /** Strong entity tag: a file never changes under its address. */
  etag: string;
  /** `public` for what every visitor may see. */
  cacheControl: string;
}

const hour = 3600;

/** Decides about each request for a photo's file anew (trust 7, decisions §4.4). */
@Injectable()
export class ServePhoto {
  constructor(
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(PhotoStorage) private readonly storage: PhotoStorage,
  ) {}

  /**
   * @param viewerId null for a visitor
   * @returns undefined for what this viewer may not see, exactly as for what does not exist
   */
  async find(address: PhotoAddress, viewerId: string | null): Promise<ServablePhoto | undefined> {
    const photo = await this.photos.findByKey(address.kind, address.key);
    if (!photo) return undefined;
    if (address.kind === 'clear' && !photo.widths.includes(address.width)) return undefined;
    if (!(await this.maySee(photo, address.kind, viewerId))) return undefined;
    // Only an answer to a visitor may be kept for everybody. A member may see more than others under the same address.
    const isPublic = viewerId === null && photo.status === 'active' && address.kind === 'clear';
    return {
      name: address.kind === 'clear' ? clearName(address.key, address.width) : blurredName(address.key),
      etag: `"${address.key}${address.kind === 'clear' ? `-${address.width}` : ''}"`,
      cacheControl:
        photo.status === 'active'
          ? `${isPublic ? 'public' : 'private'}, max-age=${hour}`
          : 'private, no-store',
    };
  }

  read(photo: ServablePhoto): Promise<Buffer | undefined> {
    return this.storage.get(photo.name);
  }

  private async maySee(
    photo: RankedPhoto,
    kind: PhotoAddress['kind'],
    viewerId: string | null,
  ): Promise<boolean> {
    if (photo.status === 'removed') return false;
    if (viewerId === photo.memberId) return true;
    if (photo.status !== 'active') return false;
    if (!(await this.profiles.visibleIds([photo.memberId], viewerId)).has(photo.memberId)) return false;
    if (kind === 'blurred') return true;
    const facts = { ownerId: photo.memberId, isMain: photo.mainOf !== null, rank: photo.rank };
    if (maySeeClearly({ memberId: viewerId, premium: false }, facts)) return true;
    return viewerId !== null && (await this.credits.wallet(viewerId)).paidUser;
  }
}

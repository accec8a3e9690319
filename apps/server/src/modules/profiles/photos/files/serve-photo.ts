import type { Country } from '@kindling/contract/languages';
import { Injectable } from '@nestjs/common';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { PhotoAccess } from '../gallery/photo-access.js';
import { PhotoGrants } from '../gallery/photo-grants.js';
import { PhotosRepository, type RankedPhoto } from '../gallery/photos.repository.js';
import { blurredName, clearName } from '../photo-names.js';
import { hasRendition, maySeeClearly, type PhotoAddress } from '../photo-rules.js';

/** A file that this viewer may have, before it is read. */
export interface ServablePhoto {
  name: string;
  /** Strong entity tag: a file never changes under its address. */
  etag: string;
  /** `public` for what every visitor may see. */
  cacheControl: string;
}

/** Who asks for a file. */
export interface PhotoReader {
  /** Null for a visitor. */
  memberId: string | null;
  /** The country of the address that asks, null where that says nothing. */
  here: Country | null;
  /** What the address brought along; it counts where there is no session (`PhotoGrants`). */
  grant?: string | undefined;
}

/** After so many seconds every cache asks again: what was removed or hidden is gone from it. */
const freshSeconds = 300;

/** Decides about each request for a photo's file (trust 7, decisions §4.4). */
@Injectable()
export class ServePhoto {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly profiles: ProfilesApi,
    private readonly credits: CreditsApi,
    private readonly photoAccess: PhotoAccess,
    private readonly photoGrants: PhotoGrants,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /** @returns undefined for what this reader may not see, exactly as for what does not exist */
  async find(address: PhotoAddress, reader: PhotoReader): Promise<ServablePhoto | undefined> {
    const photo = await this.photos.findByKey(address.kind, address.key);
    if (!photo || !hasRendition(photo, address)) return undefined;
    if (!(await this.maySee(photo, address.kind, reader))) return undefined;
    // Only an answer to a visitor may be kept for all. A member may see more than others under the same address;
    // under one with a grant all see the same.
    const isPublic = reader.memberId === null && photo.status === 'active' && address.kind === 'clear';
    const { key, format } = address;
    return {
      name: address.kind === 'clear' ? clearName(key, address.width, format) : blurredName(key),
      etag: `"${key}${address.kind === 'clear' ? `-${address.width}-${format}` : ''}"`,
      cacheControl:
        photo.status === 'active'
          ? `${isPublic ? 'public' : 'private'}, max-age=${freshSeconds}`
          : 'private, no-store',
    };
  }

  read(photo: ServablePhoto): Promise<Buffer | undefined> {
    return this.photoStorage.get(photo.name);
  }

  private async maySee(
    photo: RankedPhoto,
    kind: PhotoAddress['kind'],
    { memberId: viewerId, here, grant }: PhotoReader,
  ): Promise<boolean> {
    if (photo.status === 'removed') return false;
    if (viewerId === photo.memberId) return true;
    if (photo.status !== 'active') return false;
    if (!(await this.profiles.visibleIds([photo.memberId], viewerId)).has(photo.memberId)) return false;
    const { memberId: ownerId, mainOf, rank, explicit } = photo;
    if (rank >= (await this.photoAccess.shownOf(ownerId, rank + 1))) return false;
    if (kind === 'blurred') return true;
    const mayExplicit = explicit && (await this.photoAccess.mayExplicit(viewerId, here));
    const facts = { ownerId, isMain: mainOf !== null, rank, explicit };
    if (maySeeClearly({ memberId: viewerId, premium: false, mayExplicit }, facts)) return true;
    if (viewerId === null) return grant !== undefined && this.photoGrants.isValid(grant, photo.storageKey);
    const premium = (await this.credits.wallet(viewerId)).paidUser;
    return premium && maySeeClearly({ memberId: viewerId, premium, mayExplicit }, facts);
  }
}

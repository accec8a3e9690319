import type { z } from 'zod';
import type { profilePhoto } from '@kindling/contract/profiles/calls/profiles';
import { Injectable } from '@nestjs/common';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { clearPath, consolePhotoPath, mirrored } from '../../../pictures/pictures.api.js';
import { ProfilesApi } from '../../profiles.api.js';
import { photoFilesJob } from '../files/photo-files.js';
import { MainPhoto } from '../gallery/main-photo.js';
import { photoRecord } from '../gallery/photo-view.js';
import { PhotosRepository, type PhotoRow } from '../gallery/photos.repository.js';
import { DeletedPhotosRepository } from '../removed/deleted-photos.repository.js';
import { RemovedPictures, type PictureGround } from '../removed/removed-pictures.repository.js';

/** A photo as staff see it, in every status. */
export interface StaffPhoto extends Pick<
  PhotoRow,
  'id' | 'memberId' | 'status' | 'explicit' | 'width' | 'height' | 'placeholder' | 'createdAt'
> {
  isMain: boolean;
  /** Addresses on the console: the largest rendition, and that of a list. */
  image: string;
  thumbnail: string;
  /** Null unless it was removed. */
  removed: { restrictionId: string; ground: PhotoGround; at: Date } | null;
}

/**
 * What staff decide about photos; the caller checks the right and the reason. Changes happen inside the caller's
 * transaction, and answer false for a photo that is not there, or not in that status, any more.
 */
@Injectable()
export class PhotoModeration {
  constructor(
    private readonly database: Database,
    private readonly photos: PhotosRepository,
    private readonly deletedPhotos: DeletedPhotosRepository,
    private readonly removedPictures: RemovedPictures,
    private readonly profiles: ProfilesApi,
    private readonly mainPhoto: MainPhoto,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The photo in whatever status, for a desk. */
  async find(photoId: string): Promise<StaffPhoto | undefined> {
    const row = await this.photos.find(photoId);
    return row && staffPhoto(row);
  }

  /** All photos of a member, removed ones too, the main photo first. */
  async photosOf(memberId: string): Promise<StaffPhoto[]> {
    return (await this.photos.allOf(memberId)).map(staffPhoto);
  }

  /**
   * Shows a photo to others, marked as explicit or not.
   *
   * @throws Error outside a transaction
   */
  async approve(photoId: string, { explicit }: { explicit: boolean }): Promise<boolean> {
    const photo = await this.lock(photoId);
    if (!photo || photo.status === 'removed') return false;
    const approved: PhotoRow = { ...photo, status: 'active', explicit };
    await this.photos.update(photoId, { status: 'active', explicit });
    if (photo.mainOf !== null) await this.profiles.setMainPhoto(photo.memberId, photoRecord(approved));
    return true;
  }

  /** Marks an approved photo as explicit, or takes the mark away. @throws Error outside a transaction */
  async mark(photoId: string, explicit: boolean): Promise<boolean> {
    const photo = await this.lock(photoId);
    return photo?.status === 'active' && this.approve(photoId, { explicit });
  }

  /**
   * Hides a photo from all, its owner too; the next one takes the place of a main photo. Its row and files stay
   * for the appeal, see `discard`.
   *
   * @param restrictionId whose statement of reasons the owner gets (trust 9)
   * @throws Error outside a transaction
   */
  async removeByStaff(photoId: string, restrictionId: string, ground: PhotoGround): Promise<boolean> {
    const photo = await this.lock(photoId);
    // Its owner deleted it a moment ago: now they can't have it back.
    if (!photo) await this.deletedPhotos.delete(photoId);
    if (!photo || photo.status === 'removed') return false;
    const [removedGround, removedAt] = [ground, this.clock.now()];
    const changes = { status: 'removed', mainOf: null, restrictionId, removedGround, removedAt } as const;
    await this.photos.update(photoId, changes);
    if (photo.mainOf !== null)
      await this.mainPhoto.replace(photo.memberId, await this.photos.shownOf(photo.memberId));
    return true;
  }

  /**
   * Gives a removed photo back, approved: after an appeal, or where removing it was a slip. A member without a main
   * photo has it as that. What it looks like is no longer remembered as removed.
   *
   * @param restrictionId which ended; what another removed stays removed
   * @throws Error outside a transaction
   */
  async restore(photoId: string, restrictionId: string): Promise<boolean> {
    const photo = await this.lock(photoId);
    if (photo?.status !== 'removed' || photo.restrictionId !== restrictionId) return false;
    const back = { status: 'active', restrictionId: null, removedGround: null, removedAt: null } as const;
    await this.photos.update(photoId, back);
    if (photo.hash !== null && photo.removedGround !== null)
      await this.removedPictures.forget(photo.hash, photo.removedGround);
    if (!(await this.photos.hasMain(photo.memberId)))
      await this.mainPhoto.set(photo.memberId, { ...photo, ...back });
    return true;
  }

  /**
   * Deletes a removed photo for good, its files by the outbox: when no appeal can bring it back any more.
   *
   * @throws Error outside a transaction
   */
  async discard(photoId: string): Promise<boolean> {
    const photo = await this.lock(photoId);
    if (photo?.status !== 'removed') return false;
    const { storageKey, blurredKey, widths } = photo;
    await this.photos.delete(photoId);
    await this.outbox.add(photoFilesJob, { storageKey, blurredKey, widths });
    return true;
  }

  /** Remembers for a year what a picture looks like, so that it is noticed when it comes again (decisions §4.5). */
  async rememberRemoved(photoId: string, ground: PhotoGround): Promise<void> {
    const photo = await this.photos.find(photoId);
    if (photo?.hash) await this.removedPictures.remember(photo.hash, ground);
  }

  /** What a picture looks like, mirrored or not: equal for equal ones; undefined for one that is gone, or looks like any. */
  async looksOf(photoId: string): Promise<string | undefined> {
    const hash = (await this.photos.find(photoId))?.hash;
    if (hash === undefined || hash === null) return undefined;
    const mirror = (BigInt(`0x${hash}`) ^ BigInt(`0x${mirrored}`)).toString(16).padStart(16, '0');
    return hash < mirror ? hash : mirror;
  }

  /** @returns the ground for which a picture that looks like this one was removed, undefined for none */
  async resembledRemoved(photoId: string): Promise<PictureGround | undefined> {
    const photo = await this.photos.find(photoId);
    return photo?.hash ? this.removedPictures.resembled(photo.hash) : undefined;
  }

  /** The photo, once nothing else can change its member's gallery until the transaction ends. */
  private async lock(photoId: string): Promise<PhotoRow | undefined> {
    this.database.requireTransaction('Deciding about a photo');
    const memberId = (await this.photos.find(photoId))?.memberId;
    if (memberId === undefined) return undefined;
    await this.profiles.lock(memberId);
    return this.photos.find(photoId, { forUpdate: true });
  }
}

function staffPhoto(row: PhotoRow): StaffPhoto {
  const { id, memberId, status, explicit, width, height, placeholder, createdAt } = row;
  const { storageKey, widths, restrictionId, removedGround, removedAt } = row;
  const brand = TenantContext.id();
  const address = (wide: number): string => consolePhotoPath(brand, clearPath(storageKey, wide));
  const isRemoved = restrictionId !== null && removedGround !== null && removedAt !== null;
  return {
    ...{ id, memberId, status, explicit, width, height, placeholder, createdAt },
    isMain: row.mainOf !== null,
    image: address(width),
    thumbnail: address(widths[0] ?? width),
    removed: isRemoved ? { restrictionId, ground: removedGround, at: removedAt } : null,
  };
}

/** A photo as the console shows it beside its profile. */
export function describeStaffPhoto(photo: StaffPhoto): z.output<typeof profilePhoto> {
  const { id, status, explicit, isMain: main, image, thumbnail, removed } = photo;
  return { id, status, explicit, main, image, thumbnail, ground: removed?.ground ?? null };
}

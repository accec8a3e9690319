import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { Photo, RemovedPhoto } from '@kindling/contract/profiles/profile';
import { ChangeGallery } from './gallery/change-gallery.js';
import { CopyPhoto, type LargestRendition } from './gallery/copy-photo.js';
import { ExplicitAccess } from './gallery/explicit-access.js';
import { OwnerLimit } from './gallery/owner-limit.js';
import { PhotoGrants } from './gallery/photo-grants.js';
import { galleryFor, removedPhoto } from './gallery/photo-view.js';
import { PhotosRepository } from './gallery/photos.repository.js';
import { UploadPhoto } from './gallery/upload-photo.js';
import type { Viewer } from './photo-rules.js';
import { ErasePhotos } from './removed/erase-photos.js';
import { ExportPhotos, type PhotoExport } from './removed/export-photos.js';
import { RemovedPictures } from './removed/removed-pictures.js';

export { photoGone, photoStored } from './photo-events.js';
export type { PictureGround } from './removed/removed-picture.entity.js';
export { RemovedPictures } from './removed/removed-pictures.js';
export type { PhotoExport };

/** What other modules may do with photos. */
@Injectable()
export class PhotosApi {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly erasePhotos: ErasePhotos,
    private readonly exportPhotos: ExportPhotos,
    private readonly uploadPhoto: UploadPhoto,
    private readonly changeGallery: ChangeGallery,
    private readonly explicitAccess: ExplicitAccess,
    private readonly photoGrants: PhotoGrants,
    private readonly copyPhoto: CopyPhoto,
    private readonly ownerLimit: OwnerLimit,
    private readonly removedPictures: RemovedPictures,
  ) {}

  /**
   * A profile's photos as the viewer sees them, the main photo first. Whether the viewer may see the profile at all is
   * the caller's to know.
   */
  async photosOf(
    viewer: Omit<Viewer, 'mayExplicit'> & { here: Country | null },
    profileId: string,
  ): Promise<Photo[]> {
    const [rows, mayExplicit] = await Promise.all([
      this.photos.shownOf(profileId),
      this.explicitAccess.isGiven(viewer.memberId, viewer.here),
    ]);
    const approved = rows.filter(({ status }) => status === 'active');
    const shown =
      viewer.memberId === profileId
        ? rows
        : approved.slice(0, await this.ownerLimit.shownOf(profileId, approved.length));
    return galleryFor({ ...viewer, mayExplicit }, shown, (key) => this.photoGrants.grant(key));
  }

  /** What staff removed of a member's photos, for their owner to know; the last one first. */
  async removedOf(memberId: string): Promise<RemovedPhoto[]> {
    return (await this.photos.removedOf(memberId)).flatMap((row) => removedPhoto(row) ?? []);
  }

  /** Whether a picture looks like one that staff removed. @param hash of a decoded picture */
  async isRemovedPicture(hash: string): Promise<boolean> {
    return (await this.removedPictures.resembled(hash)) !== undefined;
  }

  /** Whether a member may see what nobody has inspected, and so may be explicit (trust 21). */
  mayOpenUninspected(memberId: string, here: Country | null): Promise<boolean> {
    return this.explicitAccess.isGiven(memberId, here);
  }

  /** See `CopyPhoto.largest`. */
  largest(photoId: string): Promise<LargestRendition | undefined> {
    return this.copyPhoto.largest(photoId);
  }

  /** See `CopyPhoto.ofFile`. */
  ofFile(file: string): Promise<{ memberId: string; photoId: string } | undefined> {
    return this.copyPhoto.ofFile(file);
  }

  /** See `ErasePhotos.erase`. */
  erase(memberId: string): Promise<void> {
    return this.erasePhotos.erase(memberId);
  }

  /** See `ExportPhotos.export`. */
  export(memberId: string): Promise<PhotoExport[]> {
    return this.exportPhotos.export(memberId);
  }

  /** See `UploadPhoto.upload`. */
  upload(memberId: string, file: Buffer, signal: AbortSignal | undefined): Promise<void> {
    return this.uploadPhoto.upload(memberId, file, signal);
  }

  /** See `ChangeGallery.setMain`. */
  setMain(memberId: string, photoId: string): Promise<void> {
    return this.changeGallery.setMain(memberId, photoId);
  }

  /** See `ChangeGallery.remove`. */
  remove(memberId: string, photoId: string): Promise<void> {
    return this.changeGallery.remove(memberId, photoId);
  }

  /** See `ChangeGallery.order`. */
  order(memberId: string, photoIds: readonly string[]): Promise<void> {
    return this.changeGallery.order(memberId, photoIds);
  }

  /** See `ChangeGallery.restore`. */
  restore(memberId: string, photoId: string): Promise<void> {
    return this.changeGallery.restore(memberId, photoId);
  }
}

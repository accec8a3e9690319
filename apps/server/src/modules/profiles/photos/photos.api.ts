import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { Photo, RemovedPhoto } from '@kindling/contract/profiles/profile';
import { ReadPhotos, type LargestRendition } from './files/read-photos.js';
import { ChangeGallery } from './gallery/change-gallery.js';
import { PhotoAccess } from './gallery/photo-access.js';
import { PhotoGrants } from './gallery/photo-grants.js';
import { galleryFor, removedPhoto } from './gallery/photo-view.js';
import { PhotosRepository } from './gallery/photos.repository.js';
import { UploadPhoto, type SentFile } from './gallery/upload-photo.js';
import { freePhotoLimit, type Viewer } from './photo-rules.js';
import { PersonalPhotos, type PhotoExport } from './removed/personal-photos.js';
import { RemovedPictures } from './removed/removed-pictures.repository.js';

export { photoGone, photoStored } from './photo-events.js';
export type { PictureGround } from './removed/removed-pictures.repository.js';
export { RemovedPictures } from './removed/removed-pictures.repository.js';
export type { PhotoExport, SentFile };

/** What other modules may do with photos. */
@Injectable()
export class PhotosApi {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly personalPhotos: PersonalPhotos,
    private readonly uploadPhoto: UploadPhoto,
    private readonly changeGallery: ChangeGallery,
    private readonly photoAccess: PhotoAccess,
    private readonly photoGrants: PhotoGrants,
    private readonly readPhotos: ReadPhotos,
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
      this.photoAccess.mayExplicit(viewer.memberId, viewer.here),
    ]);
    const approved = rows.filter(({ status }) => status === 'active');
    const shown =
      viewer.memberId === profileId
        ? rows
        : approved.slice(0, await this.photoAccess.shownOf(profileId, approved.length));
    return galleryFor({ ...viewer, mayExplicit }, shown, (key) => this.photoGrants.grant(key));
  }

  /**
   * The first approved photos of several profiles as a member sees them, the main photo first: at most so many as everybody's
   * profile shows (`freePhotoLimit`), so that nobody's payments have to be known.
   */
  async firstOf(
    viewer: { memberId: string; here: Country | null },
    profileIds: readonly string[],
    atMost: number,
  ): Promise<Map<string, Photo[]>> {
    const rows = await this.photos.approvedOf(profileIds);
    const hasExplicit = rows.some(({ explicit }) => explicit);
    const mayExplicit = !hasExplicit || (await this.photoAccess.mayExplicit(viewer.memberId, viewer.here));
    const shown = { memberId: viewer.memberId, premium: false, mayExplicit };
    return new Map(
      profileIds.map((id) => {
        const first = rows
          .filter(({ memberId }) => memberId === id)
          .slice(0, Math.min(atMost, freePhotoLimit));
        return [id, galleryFor(shown, first, (key) => this.photoGrants.grant(key))];
      }),
    );
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
    return this.photoAccess.mayExplicit(memberId, here);
  }

  /** See `ReadPhotos.largest`. */
  largest(photoId: string): Promise<LargestRendition | undefined> {
    return this.readPhotos.largest(photoId);
  }

  /** See `ReadPhotos.ofFile`. */
  ofFile(file: string): Promise<{ memberId: string; photoId: string } | undefined> {
    return this.readPhotos.ofFile(file);
  }

  /** See `PersonalPhotos.erase`. */
  erase(memberId: string): Promise<void> {
    return this.personalPhotos.erase(memberId);
  }

  /** See `PersonalPhotos.export`. */
  export(memberId: string): Promise<PhotoExport[]> {
    return this.personalPhotos.export(memberId);
  }

  /** See `UploadPhoto.upload`. */
  upload(memberId: string, sent: SentFile, signal: AbortSignal | undefined): Promise<boolean> {
    return this.uploadPhoto.upload(memberId, sent, signal);
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

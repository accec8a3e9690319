import { Inject, Injectable } from '@nestjs/common';
import type { Photo } from '@kindling/contract/shapes/profile';
import type { Viewer } from './photo-rules.js';
import { ErasePhotos } from './erase-photos.js';
import { ExportPhotos, type PhotoExport } from './export-photos.js';
import { galleryFor } from './photo-view.js';
import { ChangeGallery } from './change-gallery.js';
import { PhotosRepository } from './photos.repository.js';
import { UploadPhoto } from './upload-photo.js';

export type { PhotoExport, Viewer };

/** What other modules may do with photos. */
@Injectable()
export class PhotosApi {
  constructor(
    @Inject(PhotosRepository) private readonly photos: PhotosRepository,
    @Inject(ErasePhotos) private readonly erasing: ErasePhotos,
    @Inject(ExportPhotos) private readonly exports: ExportPhotos,
    @Inject(UploadPhoto) private readonly uploads: UploadPhoto,
    @Inject(ChangeGallery) private readonly gallery: ChangeGallery,
  ) {}

  /**
   * A profile's photos as the viewer sees them, the main photo first. Whether the viewer may see the profile at all is
   * the caller's to know.
   */
  async photosOf(viewer: Viewer, profileId: string): Promise<Photo[]> {
    return galleryFor(viewer, await this.photos.shownOf(profileId));
  }

  /** See `ErasePhotos.erase`. */
  erase(memberId: string): Promise<void> {
    return this.erasing.erase(memberId);
  }

  /** See `ExportPhotos.export`. */
  export(memberId: string): Promise<PhotoExport[]> {
    return this.exports.export(memberId);
  }

  /** See `UploadPhoto.upload`. */
  upload(memberId: string, file: Buffer, signal: AbortSignal | undefined): Promise<void> {
    return this.uploads.upload(memberId, file, signal);
  }

  /** See `ChangeGallery.setMain`. */
  setMain(memberId: string, photoId: string): Promise<void> {
    return this.gallery.setMain(memberId, photoId);
  }

  /** See `ChangeGallery.remove`. */
  remove(memberId: string, photoId: string): Promise<void> {
    return this.gallery.remove(memberId, photoId);
  }
}

import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { PicturesModule } from '../../pictures/pictures.module.js';
import { AgeChecksModule } from '../age-checks/age-checks.module.js';
import { ProfilesModule } from '../profiles.module.js';
import { PhotoFiles, RemovePhotoFiles } from './files/photo-files.js';
import { ReadPhotos } from './files/read-photos.js';
import { ServePhoto } from './files/serve-photo.js';
import { ChangeGallery } from './gallery/change-gallery.js';
import { MainPhoto } from './gallery/main-photo.js';
import { PhotoAccess } from './gallery/photo-access.js';
import { PhotoGrants } from './gallery/photo-grants.js';
import { PhotoEntity, PhotosRepository } from './gallery/photos.repository.js';
import { StoreApprovedPhoto } from './gallery/store-approved-photo.js';
import { StorePhoto } from './gallery/store-photo.js';
import { UploadPhoto } from './gallery/upload-photo.js';
import { PhotosApi } from './photos.api.js';
import { PhotosController } from './photos.controller.js';
import { DeletedPhotoEntity, DeletedPhotosRepository } from './removed/deleted-photos.repository.js';
import { PersonalPhotos } from './removed/personal-photos.js';
import { RemovedPictureEntity, RemovedPictures } from './removed/removed-pictures.repository.js';
import { SweepRemovedPhotos } from './removed/sweep-removed-photos.js';
import { PhotoModeration } from './staff/photo-moderation.js';

export const photosEntities: readonly EntityClass[] = [PhotoEntity, DeletedPhotoEntity, RemovedPictureEntity];

@Module({
  imports: [AgeChecksModule, ProfilesModule, CreditsModule, PicturesModule],
  controllers: [PhotosController],
  providers: [
    PhotosApi,
    // Uploaded and stored.
    UploadPhoto,
    StorePhoto,
    StoreApprovedPhoto,
    PhotoFiles,
    RemovePhotoFiles,
    // The gallery.
    PhotosRepository,
    ChangeGallery,
    MainPhoto,
    DeletedPhotosRepository,
    // Who sees which file.
    ServePhoto,
    PhotoAccess,
    PhotoGrants,
    ReadPhotos,
    // Decided about by staff, and what is left of a removed one.
    PhotoModeration,
    RemovedPictures,
    SweepRemovedPhotos,
    PersonalPhotos,
  ],
  exports: [PhotoModeration, PhotosApi, RemovedPictures, ReadPhotos],
})
export class PhotosModule {}

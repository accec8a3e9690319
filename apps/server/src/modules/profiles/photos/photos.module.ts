import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { PicturesModule } from '../../pictures/pictures.module.js';
import { AgeChecksModule } from '../age-checks/age-checks.module.js';
import { ProfilesModule } from '../profiles.module.js';
import { PhotoFiles } from './files/photo-files.js';
import { RemovePhotoFiles } from './files/remove-photo-files.js';
import { ServePhoto } from './files/serve-photo.js';
import { ChangeGallery } from './gallery/change-gallery.js';
import { CopyPhoto } from './gallery/copy-photo.js';
import { ExplicitAccess } from './gallery/explicit-access.js';
import { MainPhoto } from './gallery/main-photo.js';
import { OwnerLimit } from './gallery/owner-limit.js';
import { PhotoGrants } from './gallery/photo-grants.js';
import { PhotoEntity, PhotosRepository } from './gallery/photos.repository.js';
import { StoreApprovedPhoto } from './gallery/store-approved-photo.js';
import { StorePhoto } from './gallery/store-photo.js';
import { UploadPhoto } from './gallery/upload-photo.js';
import { PhotosApi } from './photos.api.js';
import { PhotosController } from './photos.controller.js';
import { DeletedPhotoEntity, DeletedPhotosRepository } from './removed/deleted-photos.repository.js';
import { ErasePhotos } from './removed/erase-photos.js';
import { ExportPhotos } from './removed/export-photos.js';
import { RemovedPictureEntity } from './removed/removed-picture.entity.js';
import { RemovedPictures } from './removed/removed-pictures.js';
import { SweepRemovedPhotos } from './removed/sweep-removed-photos.js';
import { ConsolePhotosController } from './staff/console-photos.controller.js';
import { PhotoModeration } from './staff/photo-moderation.js';
import { ServePhotoToStaff } from './staff/serve-photo-to-staff.js';

export const photosEntities: readonly EntityClass[] = [PhotoEntity, DeletedPhotoEntity, RemovedPictureEntity];

@Module({
  imports: [AgeChecksModule, ProfilesModule, CreditsModule, PicturesModule, StaffModule],
  controllers: [ConsolePhotosController, PhotosController],
  providers: [
    ChangeGallery,
    DeletedPhotosRepository,
    CopyPhoto,
    ErasePhotos,
    ExportPhotos,
    ExplicitAccess,
    MainPhoto,
    PhotoFiles,
    PhotoGrants,
    PhotoModeration,
    RemovedPictures,
    SweepRemovedPhotos,
    PhotosApi,
    PhotosRepository,
    RemovePhotoFiles,
    OwnerLimit,
    ServePhoto,
    ServePhotoToStaff,
    StoreApprovedPhoto,
    StorePhoto,
    UploadPhoto,
  ],
  exports: [PhotoModeration, PhotosApi, RemovedPictures],
})
export class PhotosModule {}

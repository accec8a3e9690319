import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AgeChecksModule } from '../age-checks/age-checks.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ChangeGallery } from './change-gallery.js';
import { ConsolePhotosController } from './console-photos.controller.js';
import { CopyPhoto } from './copy-photo.js';
import { DecodePicture } from './decode-picture.js';
import { PhotoDecoder } from './photo-decoder.js';
import { DeletedPhotoEntity } from './deleted-photo.entity.js';
import { DeletedPhotosRepository } from './deleted-photos.repository.js';
import { ErasePhotos } from './erase-photos.js';
import { ExportPhotos } from './export-photos.js';
import { PhotoEntity } from './photo.entity.js';
import { OwnerLimit } from './owner-limit.js';
import { PhotosApi } from './photos.api.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { RemovePhotoFiles } from './remove-photo-files.js';
import { ServePhoto } from './serve-photo.js';
import { ServePhotoToStaff } from './serve-photo-to-staff.js';
import { StoreApprovedPhoto } from './store-approved-photo.js';
import { StorePhoto } from './store-photo.js';
import { UploadPhoto } from './upload-photo.js';
import { ExplicitAccess } from './explicit-access.js';
import { MainPhoto } from './main-photo.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoGrants } from './photo-grants.js';
import { PhotoModeration } from './photo-moderation.js';
import { RemovedPictureEntity } from './removed-picture.entity.js';
import { RemovedPictures } from './removed-pictures.js';
import { SweepRemovedPhotos } from './sweep-removed-photos.js';
import { SweepRemovedPictures } from './sweep-removed-pictures.js';

export const photosEntities: readonly EntityClass[] = [PhotoEntity, DeletedPhotoEntity, RemovedPictureEntity];

@Module({
  imports: [AgeChecksModule, ProfilesModule, CreditsModule, StaffModule],
  controllers: [ConsolePhotosController, PhotosController],
  providers: [
    ChangeGallery,
    DeletedPhotosRepository,
    CopyPhoto,
    DecodePicture,
    ErasePhotos,
    ExportPhotos,
    PhotoDecoder,
    ExplicitAccess,
    MainPhoto,
    PhotoFiles,
    PhotoGrants,
    PhotoModeration,
    RemovedPictures,
    SweepRemovedPhotos,
    SweepRemovedPictures,
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
  exports: [DecodePicture, PhotoModeration, PhotosApi, RemovedPictures],
})
export class PhotosModule {}

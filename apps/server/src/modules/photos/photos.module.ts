import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ChangeGallery } from './change-gallery.js';
import { ConsolePhotosController } from './console-photos.controller.js';
import { PhotoDecoder } from './photo-decoder.js';
import { ErasePhotos } from './erase-photos.js';
import { ExportPhotos } from './export-photos.js';
import { PhotoEntity } from './photo.entity.js';
import { PhotosApi } from './photos.api.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { RemovePhotoFiles } from './remove-photo-files.js';
import { ServePhoto } from './serve-photo.js';
import { ServePhotoToStaff } from './serve-photo-to-staff.js';
import { StoreApprovedPhoto } from './store-approved-photo.js';
import { StorePhoto } from './store-photo.js';
import { UploadPhoto } from './upload-photo.js';

export const photosEntities: readonly EntityClass[] = [PhotoEntity];

@Module({
  imports: [ProfilesModule, CreditsModule, StaffModule],
  controllers: [ConsolePhotosController, PhotosController],
  providers: [
    ChangeGallery,
    ErasePhotos,
    ExportPhotos,
    PhotoDecoder,
    PhotosApi,
    PhotosRepository,
    RemovePhotoFiles,
    ServePhoto,
    ServePhotoToStaff,
    StoreApprovedPhoto,
    StorePhoto,
    UploadPhoto,
  ],
  exports: [PhotosApi],
})
export class PhotosModule {}

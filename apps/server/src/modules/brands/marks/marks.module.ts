import { Module } from '@nestjs/common';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { SiteSettingsModule } from '../site-settings/site-settings.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { MarksController } from './marks.controller.js';
import { UploadMark } from './upload-mark.js';

/** Logos and icons on the console: beside the settings that name them, because the pictures' own process draws them. */
@Module({
  imports: [PhotosModule, SiteSettingsModule, StaffModule],
  controllers: [MarksController],
  providers: [UploadMark],
})
export class MarksModule {}

import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { FindProfiles } from './find-profiles.js';
import { MarkPhoto } from './mark-photo.js';
import { ConsoleProfilesController } from './profiles.controller.js';

/** The console's desk of profiles: beside no module, because it shows the photos and finds by the account as well. */
@Module({
  imports: [AccountsModule, PhotosModule, ProfilesModule, StaffModule],
  controllers: [ConsoleProfilesController],
  providers: [FindProfiles, MarkPhoto],
})
export class ProfileDeskModule {}

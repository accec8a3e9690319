import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { PlacesModule } from '../../brands/places/places.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfilesModule } from '../profiles.module.js';
import { FictionalProfilesController } from './fictional-profiles.controller.js';
import { FindProfiles } from './find-profiles.js';
import { ManageFictionalProfiles } from './manage-fictional-profiles.js';
import { FlagExplicitPhoto } from './flag-explicit-photo.js';
import { ConsoleProfilesController } from './profiles.controller.js';

/** The console's desk of profiles: a module of its own, because it shows photos and finds by account as well. */
@Module({
  imports: [AccountsModule, PhotosModule, PlacesModule, ProfilesModule, StaffModule],
  controllers: [ConsoleProfilesController, FictionalProfilesController],
  providers: [FindProfiles, ManageFictionalProfiles, FlagExplicitPhoto],
})
export class ProfileDeskModule {}

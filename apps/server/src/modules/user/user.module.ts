import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { LikesModule } from '../likes/likes.module.js';
import { LiveModule } from '../live/live.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PlacesModule } from '../places/places.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { DescribeOwnProfile } from './describe-own-profile.js';
import { DescribeUser } from './describe-user.js';
import { OwnPhotosController } from './own-photos.controller.js';
import { OwnProfileController } from './own-profile.controller.js';
import { OwnPlace } from './own-place.js';
import { PasswordsController } from './passwords.controller.js';
import { SignupController } from './signup.controller.js';
import { UpdateOwnProfile } from './update-own-profile.js';
import { UpdateUser } from './update-user.js';
import { UpdatesController } from './updates.controller.js';
import { UserController } from './user.controller.js';

/** What a member is told about themselves; it owns no data and puts together what the other modules know. */
@Module({
  imports: [
    AccountsModule,
    ProfilesModule,
    ConsentsModule,
    CreditsModule,
    PaymentsModule,
    ChatsModule,
    LikesModule,
    LiveModule,
    NoticesModule,
    PhotosModule,
    PlacesModule,
    RestrictionsModule,
  ],
  controllers: [
    PasswordsController,
    SignupController,
    UserController,
    OwnProfileController,
    OwnPhotosController,
    UpdatesController,
  ],
  providers: [DescribeOwnProfile, DescribeUser, OwnPlace, UpdateOwnProfile, UpdateUser],
})
export class UserModule {}

import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { PlacesModule } from '../../brands/places/places.module.js';
import { ChatsModule } from '../../chats/chats.module.js';
import { LiveModule } from '../../chats/live/live.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { NoticesModule } from '../../mails/notices/notices.module.js';
import { LikesModule } from '../../meeting/likes/likes.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { ConsentsModule } from '../../profiles/consents/consents.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DateSharesModule } from '../../safety/date-shares/date-shares.module.js';
import { RestrictionsModule } from '../../safety/restrictions/restrictions.module.js';
import { DescribeUser } from './describe-user.js';
import { PasswordsController } from './passwords.controller.js';
import { DescribeOwnProfile } from './profile/describe-own-profile.js';
import { OwnPhotosController } from './profile/own-photos.controller.js';
import { OwnProfileController } from './profile/own-profile.controller.js';
import { UpdateOwnProfile } from './profile/update-own-profile.js';
import { SignupController } from './signup.controller.js';
import { UpdateUser } from './update-user.js';
import { UpdatesController } from './updates.controller.js';
import { MeController } from './me.controller.js';
import { Waiting } from './waiting.js';

/** The member's own data; it owns none and assembles what the other modules have. */
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
    DateSharesModule,
  ],
  controllers: [
    PasswordsController,
    SignupController,
    MeController,
    OwnProfileController,
    OwnPhotosController,
    UpdatesController,
  ],
  providers: [DescribeUser, Waiting, UpdateUser, DescribeOwnProfile, UpdateOwnProfile],
})
export class MeModule {}

import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PicturesModule } from '../../pictures/pictures.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { ChangeVerification } from './change-verification.js';
import { ConsoleVerificationController } from './desk/console-verification.controller.js';
import { QueueVerification } from './desk/queue-verification.js';
import { VerificationDesk } from './desk/verification-desk.js';
import { EndVerification } from './end-verification.js';
import { SendVerificationPhoto } from './send-verification-photo.js';
import { VerificationMails } from './verification-mails.js';
import { VerificationPictures } from './verification-pictures.js';
import { VerificationApi } from './verification.api.js';
import { VerificationController } from './verification.controller.js';
import { VerificationEntity, VerificationRepository } from './verification.repository.js';

export const verificationEntities: readonly EntityClass[] = [VerificationEntity];

@Module({
  imports: [AccountsModule, DeskModule, PhotosModule, PicturesModule, ProfilesModule, StaffModule],
  controllers: [ConsoleVerificationController, VerificationController],
  providers: [
    VerificationApi,
    VerificationRepository,
    // A pose, its picture, a moderator's comparison, and the end of it.
    ChangeVerification,
    SendVerificationPhoto,
    VerificationPictures,
    QueueVerification,
    VerificationDesk,
    EndVerification,
    VerificationMails,
  ],
  exports: [VerificationApi, VerificationMails],
})
export class VerificationModule {}

import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ChatsModule } from '../../chats/chats.module.js';
import { AuthenticationModule } from '../../console/authentication/authentication.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { CompareMarks } from './compare-marks.js';
import { DescribeSharer } from './describe-sharer.js';
import { FraudApi } from './fraud.api.js';
import { FraudDesk } from './fraud-desk.js';
import { MarkKeys } from './mark-keys.js';
import { NoteMarks } from './note-marks.js';
import { OpenCases } from './open-cases.js';
import { FraudTraceEntity } from './trace.entity.js';
import { TracesRepository } from './traces.repository.js';

export const fraudEntities: readonly EntityClass[] = [FraudTraceEntity];

/** Accounts of a brand that may be in one hand: what they have in common, and a moderator's decision about each. */
@Module({
  imports: [
    AccountsModule,
    AuthenticationModule,
    ChatsModule,
    DeskModule,
    PhotosModule,
    ProfilesModule,
    RestrictionsModule,
  ],
  providers: [
    FraudApi,
    TracesRepository,
    MarkKeys,
    // What an account did is noted and compared, behind its back and not in its way.
    NoteMarks,
    CompareMarks,
    OpenCases,
    // A moderator decides.
    FraudDesk,
    DescribeSharer,
  ],
  exports: [FraudApi],
})
export class FraudModule {}

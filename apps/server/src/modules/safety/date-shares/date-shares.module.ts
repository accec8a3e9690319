import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { LiveModule } from '../../chats/live/live.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { CheckIns } from './check-ins.js';
import { DateSharesApi } from './date-shares.api.js';
import { DateSharesController } from './date-shares.controller.js';
import { DateShareEntity, DateSharesRepository } from './date-shares.repository.js';
import { OpenSharedDate } from './open-shared-date.js';
import { ShareDate } from './share-date.js';
import { ShareLinks } from './share-links.js';

export const dateSharesEntities: readonly EntityClass[] = [DateShareEntity];

/** Plans for dates that members show to somebody whom they trust. */
@Module({
  imports: [AccountsModule, LiveModule, ProfilesModule],
  controllers: [DateSharesController],
  providers: [
    DateSharesApi,
    DateSharesRepository,
    ShareDate,
    ShareLinks,
    // The page of the link, and the question of the morning after.
    OpenSharedDate,
    CheckIns,
  ],
  exports: [CheckIns, DateSharesApi],
})
export class DateSharesModule {}

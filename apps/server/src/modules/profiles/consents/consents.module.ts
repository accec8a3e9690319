import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ProfilesModule } from '../profiles.module.js';
import { ChangeConsent } from './change-consent.js';
import { ConsentRecord } from './consent-record.js';
import { ConsentsApi } from './consents.api.js';
import { ConsentsController } from './consents.controller.js';
import { ConsentEntity, ConsentsRepository } from './consents.repository.js';

export const consentsEntities: readonly EntityClass[] = [ConsentEntity];

@Module({
  imports: [AccountsModule, ProfilesModule],
  controllers: [ConsentsController],
  providers: [ConsentsApi, ConsentRecord, ConsentsRepository, ChangeConsent],
  exports: [ConsentsApi],
})
export class ConsentsModule {}

import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuthenticationModule } from '../../console/authentication/authentication.module.js';
import { ProfilesModule } from '../profiles.module.js';
import { AgeChecksApi } from './age-checks.api.js';
import { AgeChecksController } from './age-checks.controller.js';
import { AgeProofEntity, AgeProofsRepository } from './age-proofs.repository.js';
import { ProveAge } from './prove-age.js';

export const ageChecksEntities: readonly EntityClass[] = [AgeProofEntity];

@Module({
  imports: [AccountsModule, AuthenticationModule, ProfilesModule],
  controllers: [AgeChecksController],
  providers: [AgeChecksApi, ProveAge, AgeProofsRepository],
  exports: [AgeChecksApi],
})
export class AgeChecksModule {}

import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles.module.js';
import { PresenceApi } from './presence.api.js';
import { PresenceController } from './presence.controller.js';

@Module({
  imports: [ProfilesModule],
  controllers: [PresenceController],
  providers: [PresenceApi],
  exports: [PresenceApi],
})
export class PresenceModule {}

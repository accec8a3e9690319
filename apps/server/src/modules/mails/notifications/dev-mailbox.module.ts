import { Module } from '@nestjs/common';
import { DevMailboxController } from './dev-mailbox.controller.js';

/** Mounted outside production only. */
@Module({ controllers: [DevMailboxController] })
export class DevMailboxModule {}

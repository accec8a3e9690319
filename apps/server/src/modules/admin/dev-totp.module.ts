import { Module } from '@nestjs/common';
import { AdminModule } from './admin.module.js';
import { DevTotpController } from './dev-totp.controller.js';

/** Put in outside production only. */
@Module({ imports: [AdminModule], controllers: [DevTotpController] })
export class DevTotpModule {}

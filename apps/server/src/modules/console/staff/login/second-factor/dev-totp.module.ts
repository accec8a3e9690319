import { Module } from '@nestjs/common';
import { StaffModule } from '../../staff.module.js';
import { DevTotpController } from './dev-totp.controller.js';

/** Mounted outside production only. */
@Module({ imports: [StaffModule], controllers: [DevTotpController] })
export class DevTotpModule {}

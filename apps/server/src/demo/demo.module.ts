import { Module } from '@nestjs/common';
import { AdminModule } from '../modules/admin/admin.module.js';
import { SiteSettingsModule } from '../modules/site-settings/site-settings.module.js';
import { DemoSeed } from './seed-demo.js';
import { DemoStaffSeed } from './seed-staff.js';

/** Puts the demo's members and staff in; nothing outside of commands asks for it. */
@Module({ imports: [AdminModule, SiteSettingsModule], providers: [DemoSeed, DemoStaffSeed] })
export class DemoModule {}

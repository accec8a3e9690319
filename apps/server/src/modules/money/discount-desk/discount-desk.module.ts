import { Module } from '@nestjs/common';
import { SiteSettingsModule } from '../../brands/site-settings/site-settings.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { DiscountCodesController } from './discount-codes.controller.js';
import { DiscountDesk } from './discount-desk.js';

/** Discount codes on the console: of the discounts, with what payments brought under each. */
@Module({
  imports: [DiscountsModule, PaymentsModule, SiteSettingsModule, StaffModule],
  controllers: [DiscountCodesController],
  providers: [DiscountDesk],
})
export class DiscountDeskModule {}

import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuthenticationModule } from '../../console/authentication/authentication.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { DiscountCodes } from './discount-codes.js';
import { DiscountCodeEntity, DiscountCodesRepository } from './discount-codes.repository.js';
import { DiscountsApi } from './discounts.api.js';
import { FirstPurchaseDiscounts } from './first-purchase.js';
import { WelcomeMailboxEntity } from './welcome-mailbox.entity.js';
import { WelcomeMailboxes } from './welcome-mailboxes.js';

export const discountsEntities: readonly EntityClass[] = [DiscountCodeEntity, WelcomeMailboxEntity];

@Module({
  imports: [AccountsModule, AuthenticationModule, CreditsModule],
  providers: [DiscountsApi, DiscountCodes, DiscountCodesRepository, FirstPurchaseDiscounts, WelcomeMailboxes],
  exports: [DiscountCodes, DiscountsApi, FirstPurchaseDiscounts],
})
export class DiscountsModule {}

import { Module } from '@nestjs/common';
import { DiscountsApi } from './discounts.api.js';

@Module({ providers: [DiscountsApi], exports: [DiscountsApi] })
export class DiscountsModule {}

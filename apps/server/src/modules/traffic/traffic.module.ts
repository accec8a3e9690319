import { Module } from '@nestjs/common';
import { TrafficApi } from './traffic.api.js';

@Module({ providers: [TrafficApi], exports: [TrafficApi] })
export class TrafficModule {}

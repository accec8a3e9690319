import { Module } from '@nestjs/common';
import { TrafficApi } from './traffic.api.js';
import { TrafficController } from './traffic.controller.js';

@Module({ controllers: [TrafficController], providers: [TrafficApi], exports: [TrafficApi] })
export class TrafficModule {}

import { Module } from '@nestjs/common';
import { FindKnownPlace } from './known-place.js';
import { PlacesController } from './places.controller.js';

@Module({
  controllers: [PlacesController],
  providers: [FindKnownPlace],
  exports: [FindKnownPlace],
})
export class PlacesModule {}

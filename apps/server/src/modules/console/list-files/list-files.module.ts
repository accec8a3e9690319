import { Module } from '@nestjs/common';
import { StaffModule } from '../staff/staff.module.js';
import { ListFilesController } from './list-files.controller.js';

/** Lists of the console as files. */
@Module({ imports: [StaffModule], controllers: [ListFilesController] })
export class ListFilesModule {}

import { Module } from '@nestjs/common';
import { MemberDeskModule } from '../member-desk/member-desk.module.js';
import { FindController } from './find.controller.js';
import { FindRecords } from './find-records.js';
import { FindRepository } from './find.repository.js';

/** Finds records of all modules by number, code or id. */
@Module({
  imports: [MemberDeskModule],
  controllers: [FindController],
  providers: [FindRecords, FindRepository],
})
export class FindModule {}

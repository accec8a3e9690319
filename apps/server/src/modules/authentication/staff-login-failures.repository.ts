import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { FailureRecords } from './failure-records.js';

@Injectable()
export class StaffLoginFailuresRepository extends FailureRecords {
  constructor(@Inject(Database) database: Database) {
    super(database, 'staff_login_failure', false);
  }
}

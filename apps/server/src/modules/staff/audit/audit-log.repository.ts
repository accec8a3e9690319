import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Adds entries, and that is all: there is no way to change or remove one. */
@Injectable()
export class AuditLogRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  async add(entry: AuditEntryEntity): Promise<void> {
    await this.database.manager.getRepository(AuditEntryEntity).insert(entry);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Adds and numbers entries only: there is no way to change or remove one. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly database: Database) {}

  async add(entry: Omit<AuditEntryEntity, 'number'>): Promise<void> {
    const { staffId, at } = entry;
    await this.database.withinTransaction(async () => {
      await this.database.write(
        `INSERT INTO audit_count (staff_id, made, first_at, last_at) VALUES (:staffId, 1, :at, :at)
          ON DUPLICATE KEY UPDATE made = made + 1, last_at = GREATEST(last_at, :at)`,
        { staffId, at },
      );
      const number = await this.database.number('SELECT made FROM audit_count WHERE staff_id = :staffId', {
        staffId,
      });
      await this.database.manager.getRepository(AuditEntryEntity).insert({ ...entry, number });
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { MailChangeEntity } from './mail-change.entity.js';

export type StoredMailChange = Omit<MailChangeEntity, 'tenantId'>;

@Injectable()
export class MailChangesRepository {
  private readonly rows: TenantRepository<MailChangeEntity>;

  constructor(@Inject(Database) database: Database) {
    this.rows = new TenantRepository(database, MailChangeEntity);
  }

  insert(change: Omit<StoredMailChange, 'leftEmail'>): Promise<void> {
    return this.rows.insert({ ...change, leftEmail: null });
  }

  find(linkId: string): Promise<StoredMailChange | undefined> {
    return this.rows.findOne({ linkId });
  }

  async keepLeftEmail(linkId: string, leftEmail: string): Promise<void> {
    await this.rows.update({ linkId }, { leftEmail });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { MailChangeEntity } from './mail-change.entity.js';

const addresses = columnsOf(MailChangeEntity, ['email', 'leftEmail'], 'c');

export type StoredMailChange = Omit<MailChangeEntity, 'tenantId'>;

@Injectable()
export class MailChangesRepository {
  private readonly rows: TenantRepository<MailChangeEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, MailChangeEntity);
  }

  insert(change: Omit<StoredMailChange, 'leftEmail'>): Promise<void> {
    return this.rows.insert({ ...change, leftEmail: null });
  }

  find(linkId: string): Promise<StoredMailChange | undefined> {
    return this.rows.findOne({ linkId });
  }

  /** Addresses that an account asked for or left, the newest first. */
  ofAccount(accountId: string): Promise<RowOf<typeof addresses>[]> {
    return this.database.rows(
      addresses,
      `SELECT ${addresses.list}
         FROM mail_change c JOIN mailed_link l ON l.tenant_id = c.tenant_id AND l.id = c.link_id
        WHERE c.tenant_id = :tenant AND l.tenant_id = :tenant AND l.account_id = :accountId
        ORDER BY l.created_at DESC, l.id`,
      { accountId },
    );
  }

  async keepLeftEmail(linkId: string, leftEmail: string): Promise<void> {
    await this.rows.update({ linkId }, { leftEmail });
  }
}

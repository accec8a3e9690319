import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { AccountEntity } from './account.entity.js';

const account = columnsOf(AccountEntity, ['id']);

/** The accounts of an address over all brands: for questions to staff, and only by the whole address. */
@Injectable()
export class AccountsByMail {
  constructor(private readonly database: Database) {}

  /**
   * @param email as it was typed
   * @param tenants the brands to look on
   * @returns ids of the accounts that have exactly this address, deleted and unconfirmed ones too
   */
  find(email: string, tenants: readonly string[]): Promise<string[]> {
    return acrossTenants('find accounts by mail on the console', async () => {
      if (tenants.length === 0) return [];
      const rows = await this.database.rows(
        account,
        `SELECT ${account.list} FROM account WHERE tenant_id IN (:tenants) AND email = :email LIMIT 100`,
        { tenants, email: normalizeEmail(email) },
      );
      return rows.map(({ id }) => id);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { AccountEntity } from '../core/account.entity.js';
import { AccountsRepository } from '../core/accounts.repository.js';

const refused = columnsOf(AccountEntity, ['id', 'email', 'mailRefusedAt', 'mailRefusal']).present(
  'mailRefusedAt',
);
export type RefusedAddress = RowOf<typeof refused>;

/** Addresses of the current brand that refuse mail. */
@Injectable()
export class MailRefusals {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly database: Database,
  ) {}

  /** The newest first. */
  list(skipped: number, atMost: number): Promise<RefusedAddress[]> {
    return this.database.rows(
      refused,
      `SELECT ${refused.list} FROM account WHERE tenant_id = :tenant AND mail_refused_at IS NOT NULL
        ORDER BY mail_refused_at DESC, id DESC LIMIT :atMost OFFSET :skipped`,
      { skipped, atMost },
    );
  }

  count(): Promise<number> {
    return this.database.number(
      'SELECT COUNT(*) FROM account WHERE tenant_id = :tenant AND mail_refused_at IS NOT NULL',
      {},
    );
  }

  /**
   * Lets mails go to a member's address again.
   *
   * @returns false for a member whose address refuses none
   */
  async end(memberId: string): Promise<boolean> {
    const account = await this.accounts.findForUpdate(memberId);
    if (!account?.mailRefusedAt) return false;
    await this.accounts.clearMailRefused(account.email);
    return true;
  }
}

import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey } from 'typeorm';
import { CodeColumn, IdColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { addressColumn } from '../core/account.entity.js';
import { MailedLinkEntity } from './mailed-link.entity.js';

/** The address and password that an account gets when its link of the purpose `mail_change` is opened. */
@Entity('mail_change')
@Retention('erased', 'with its link')
@ForeignKey(() => MailedLinkEntity, ['tenantId', 'linkId'], ['tenantId', 'id'], {
  name: 'fk_mail_change_link',
  onDelete: 'CASCADE',
})
export class MailChangeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  linkId!: string;

  /** The new address. */
  @Column(addressColumn)
  email!: string;

  /** The account's password under the salt of the new address, where it will be looked for. */
  @CodeColumn(160)
  passwordHash!: string;

  /** The account's former confirmed address, once it changed: it gets a notice of that. */
  @Column({ ...addressColumn, nullable: true })
  leftEmail!: string | null;
}

const addresses = columnsOf(MailChangeEntity, ['email', 'leftEmail'], 'c');

export type StoredMailChange = Omit<MailChangeEntity, 'tenantId'>;

@Injectable()
export class MailChangesRepository {
  private readonly rows: TenantRepository<MailChangeEntity>;

  constructor(private readonly database: Database) {
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

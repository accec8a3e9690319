import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Check, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { AccountEntity } from '../core/account.entity.js';

/** A single-use invitation by staff to a brand that does not admit everyone (decisions §3.6). */
@Entity('invite')
@Retention('erased', { after: 'expires_at', days: 400 })
@Index('uq_invite_token', ['tenantId', 'tokenHash'], { unique: true })
@Index('ix_invite_created', ['tenantId', 'createdAt'])
@Index('ix_invite_created_first', ['createdAt'])
@Index('ix_invite_expires', ['expiresAt'])
@Index('ix_invite_used_by', ['tenantId', 'usedBy'])
@Check('ck_invite_used', '(used_at IS NULL) = (used_by IS NULL)')
// An invitation is deleted with the member who used it: no trace of them is left.
@ForeignKey(() => AccountEntity, ['tenantId', 'usedBy'], ['tenantId', 'id'], {
  name: 'fk_invite_account',
  onDelete: 'CASCADE',
})
export class InviteEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  /** SHA-256 of the token, hexadecimal. */
  @CodeColumn(64)
  tokenHash!: string;

  /** Id of the staff member; no foreign key, because staff belong to no brand. */
  @IdColumn()
  createdBy!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @IdColumn({ nullable: true })
  usedBy!: string | null;
}

const listed = columnsBut(InviteEntity, ['tokenHash']);

export type ListedInvite = RowOf<typeof listed>;
export type StoredInvite = Omit<ListedInvite, 'tenantId'>;

export interface InviteListing extends PageRequest {
  /** The brands whose invitations to list, or null for all. */
  tenants: readonly string[] | null;
  column: keyof typeof orders;
}

const key = [
  ['tenant_id', (row: ListedInvite) => row.tenantId],
  ['id', (row: ListedInvite) => row.id],
] as const;
const orders = {
  created_at: new Keyset<ListedInvite>([['created_at', (row) => row.createdAt], ...key]),
  expires_at: new Keyset<ListedInvite>([['expires_at', (row) => row.expiresAt], ...key]),
};

@Injectable()
export class InvitesRepository {
  private readonly rows: TenantRepository<InviteEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, InviteEntity);
  }

  insert(invite: Omit<InviteEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(invite);
  }

  find(id: string): Promise<StoredInvite | undefined> {
    return this.rows.findOne({ id });
  }

  async isUsable(tokenHash: string, now: Date): Promise<boolean> {
    return (await this.rows.count({ tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now) })) === 1;
  }

  /** Uses an invitation up. @returns false when it is unknown, used or expired: of two at once, one gets it */
  async spend(tokenHash: string, accountId: string, now: Date): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE invite SET used_at = :now, used_by = :accountId
        WHERE tenant_id = :tenant AND token_hash = :tokenHash AND used_at IS NULL AND expires_at > :now`,
      { tokenHash, accountId, now },
    );
    return affectedRows === 1;
  }

  /** @returns false when there is no such unused invitation */
  async deleteUnused(id: string): Promise<boolean> {
    return (await this.rows.delete({ id, usedAt: IsNull() })) === 1;
  }

  /** The console's list, over all the brands that a staff member was given. */
  page(listing: InviteListing): Promise<KeysetPage<ListedInvite>> {
    return acrossTenants('list invitations on the console', async () => {
      const { tenants, column } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const from = `invite WHERE ${tenants ? 'tenant_id IN (:tenants)' : 'TRUE'}`;
      return orders[column].read(this.database, { shape: listed, from, parameters: { tenants } }, listing);
    });
  }
}

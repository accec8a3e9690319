import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { SavedReplyUse } from '@kindling/contract/console/saved-replies';
import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';

/** A reply that the staff of a brand saved for reuse. */
@Entity('saved_reply')
@Retention(
  { notAboutMembers: 'answers that staff keep' },
  'written by hand: as many as the staff of a brand keep',
)
@Index('ix_saved_reply_age', ['createdAt', 'tenantId', 'id'])
export class SavedReplyEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(16)
  usedFor!: SavedReplyUse;

  @CodeColumn(2)
  language!: Language;

  @Column({ type: 'varchar', length: 1000 })
  text!: string;

  /** The staff member who saved it. */
  @IdColumn()
  staffId!: string;

  @InstantColumn()
  createdAt!: Date;
}

const listed = columnsOf(SavedReplyEntity, ['tenantId', 'id', 'usedFor', 'language', 'text', 'createdAt']);

export type ListedReply = RowOf<typeof listed>;

export interface ReplyListing {
  /** The brands whose replies to list, or null for all. */
  tenants: readonly string[] | null;
  uses: readonly SavedReplyUse[];
  language: Language | undefined;
}

const order = new Keyset<ListedReply>([
  ['created_at', (row) => row.createdAt],
  ['tenant_id', (row) => row.tenantId],
  ['id', (row) => row.id],
]);

/** Saved replies in the database. */
@Injectable()
export class SavedRepliesRepository {
  private readonly rows: TenantRepository<SavedReplyEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, SavedReplyEntity);
  }

  insert(row: Omit<SavedReplyEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
  }

  async find(id: string): Promise<ListedReply | undefined> {
    const rows = await this.database.rows(
      listed,
      `SELECT ${listed.list} FROM saved_reply WHERE tenant_id = :tenant AND id = :id`,
      { id },
    );
    return rows[0];
  }

  async update(id: string, patch: { language: Language; text: string }): Promise<void> {
    await this.rows.update({ id }, patch);
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  page({ tenants, uses, language }: ReplyListing, request: PageRequest): Promise<KeysetPage<ListedReply>> {
    return acrossTenants('list saved replies', async () => {
      if (tenants?.length === 0 || uses.length === 0) return { rows: [], total: 0 };
      const where = [
        ...(tenants ? ['tenant_id IN (:tenants)'] : []),
        ...(language ? ['language = :language'] : []),
        'used_for IN (:uses)',
      ].join(' AND ');
      const parameters = { tenants, language, uses };
      return order.read(
        this.database,
        { shape: listed, from: `saved_reply WHERE ${where}`, parameters },
        request,
      );
    });
  }
}

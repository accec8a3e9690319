import { Injectable } from '@nestjs/common';
import type { CorrectionState, CorrectionReason } from '@kindling/contract/credits/correction-rules';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, columnsOf, computed, type RowOf } from '../../../kernel/database/row-shape.js';
import { instant, text, wholeNumber } from '../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { LedgerAccountEntity } from '../ledger/ledger-account.entity.js';

/**
 * Credits that staff gave or took by hand. It names staff and a wallet's number but no member, so it is kept with the
 * wallet. The database itself refuses a second open correction of a wallet, and an approval by the person who asked for it.
 */
@Entity('credit_correction')
@Retention(
  {
    kept: 'invoices: credits that staff gave and took, under the wallet’s number, without their notes',
  },
  'with the wallet (`SweepInvoices`)',
)
@Index('uq_credit_correction_client', ['tenantId', 'walletId', 'clientId'], { unique: true })
@Index('uq_credit_correction_open', ['tenantId', 'walletId', 'openMark'], { unique: true })
@Index('ix_credit_correction_wallet', ['tenantId', 'walletId', 'requestedAt'])
@Index('ix_credit_correction_queue', ['tenantId', 'state', 'requestedAt'])
@Index('ix_credit_correction_requested', ['requestedAt'])
@Check('ck_credit_correction_amount', 'amount <> 0')
@Check('ck_credit_correction_state', "state IN ('requested', 'booked', 'declined')")
@Check(
  'ck_credit_correction_open',
  "(state = 'requested') = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)",
)
@Check('ck_credit_correction_settled', "(state = 'requested') = (settled_at IS NULL)")
@Check('ck_credit_correction_alone', "alone = 0 OR (state = 'booked' AND decided_by IS NULL)")
@Check(
  'ck_credit_correction_second',
  "alone = 1 OR state = 'requested' OR (decided_by IS NOT NULL AND (state = 'declined' OR decided_by <> staff_id))",
)
@ForeignKey(() => LedgerAccountEntity, ['tenantId', 'walletId'], ['tenantId', 'id'], {
  name: 'fk_credit_correction_wallet',
  onDelete: 'RESTRICT',
})
export class CreditCorrectionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  walletId!: string;

  /** Made by the browser that asked: a repeat is the same correction. Null once the member is erased. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  clientId!: string | null;

  /** Credits: above 0 into the wallet, below 0 out of it. */
  @Column({ type: 'int' })
  amount!: number;

  @CodeColumn(16)
  reason!: CorrectionReason;

  /** A note of staff for staff; erased with the member. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  note!: string | null;

  @CodeColumn(9)
  state!: CorrectionState;

  /** 1 while a second person has to decide, else null: a wallet has one of these at a time. */
  @Column({ type: 'tinyint', nullable: true })
  openMark!: number | null;

  /** Who asked. */
  @IdColumn()
  staffId!: string;

  /** Small enough for one person alone. */
  @Column({ type: 'boolean' })
  alone!: boolean;

  /** The second person, who agreed or declined; null where none was needed. */
  @IdColumn({ nullable: true })
  decidedBy!: string | null;

  /** Why it was declined; erased with the member. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  declineNote!: string | null;

  @InstantColumn()
  requestedAt!: Date;

  @InstantColumn({ nullable: true })
  settledAt!: Date | null;
}

export type CorrectionRow = Readonly<Omit<CreditCorrectionEntity, 'tenantId'>>;

export interface CorrectionListing extends PageRequest {
  /** The brands to list, or null for all. */
  tenants: readonly string[] | null;
  state?: CorrectionState | undefined;
}

const listed = columnsBut(CreditCorrectionEntity, ['clientId', 'openMark'], 'c').and(
  columnsOf(LedgerAccountEntity, ['memberId'], 'a'),
);
export type ListedCorrection = RowOf<typeof listed>;
const waiting = computed('count', 'COUNT(*)', wholeNumber)
  .with('tenantId', 'tenant_id', text)
  .with('late', 'COUNT(IF(at <= :lateSince, 1, NULL))', wholeNumber)
  .with('oldestAt', 'MIN(at)', instant);

const byTime = new Keyset<ListedCorrection>([
  ['c.requested_at', (row) => row.requestedAt],
  ['c.tenant_id', (row) => row.tenantId],
  ['c.id', (row) => row.id],
]);

/** How far is counted. */
const cap = 10_000;

/** Corrections of credits. A change begins with the lock of the wallet (`CreditsRepository.lockWallet`). */
@Injectable()
export class CorrectionsRepository {
  private readonly rows: TenantRepository<CreditCorrectionEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, CreditCorrectionEntity);
  }

  insert(row: CorrectionRow): Promise<void> {
    return this.rows.insert(row);
  }

  find(id: string): Promise<CorrectionRow | undefined> {
    return this.rows.findOne({ id });
  }

  findByClientId(walletId: string, clientId: string): Promise<CorrectionRow | undefined> {
    return this.rows.findOne({ walletId, clientId });
  }

  /** Of a wallet, the newest first. */
  newestOf(walletId: string, atMost: number): Promise<CorrectionRow[]> {
    return this.rows.find({ walletId }, { order: { requestedAt: 'DESC', id: 'DESC' }, take: atMost });
  }

  /** The credits that were given to and taken from a wallet since then without a second person. */
  aloneSince(walletId: string, since: Date): Promise<number> {
    return this.database.number(
      `SELECT CAST(COALESCE(SUM(ABS(amount)), 0) AS UNSIGNED) FROM credit_correction
        WHERE tenant_id = :tenant AND wallet_id = :walletId AND requested_at > :since AND alone = 1`,
      { walletId, since },
    );
  }

  async settle(
    id: string,
    end: Pick<CorrectionRow, 'state' | 'decidedBy' | 'declineNote' | 'settledAt'>,
  ): Promise<void> {
    await this.rows.update({ id }, { ...end, openMark: null });
  }

  /** Whose wallet it is; null once they are erased. */
  async memberOf(walletId: string): Promise<string | null> {
    const rows = await this.database.rows(
      owner,
      `SELECT ${owner.list} FROM ledger_account WHERE tenant_id = :tenant AND id = :walletId`,
      { walletId },
    );
    return rows[0]?.memberId ?? null;
  }

  /** Forgets what staff wrote about a wallet's corrections and what browsers called them. */
  async anonymize(walletId: string): Promise<void> {
    await this.rows.update({ walletId }, { clientId: null, note: null, declineNote: null });
  }

  async deleteOf(walletId: string): Promise<void> {
    await this.rows.delete({ walletId });
  }

  page(listing: CorrectionListing): Promise<KeysetPage<ListedCorrection>> {
    return acrossTenants('list corrections of credits on the console', async () => {
      const { tenants, state } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        ...(tenants ? ['c.tenant_id IN (:tenants)'] : []),
        ...(state ? ['c.state = :state'] : []),
        'TRUE',
      ].join(' AND ');
      const rows = {
        shape: listed,
        from: `credit_correction c
               JOIN ledger_account a ON a.tenant_id = c.tenant_id AND a.id = c.wallet_id WHERE ${where}`,
        countedFrom: `credit_correction c WHERE ${where}`,
        parameters: { tenants, state },
      };
      return byTime.read(this.database, rows, listing);
    });
  }

  /** How many wait for a second person, since when, and how many of them since before `lateSince`. */
  waiting(tenants: readonly string[] | null, lateSince: Date): Promise<RowOf<typeof waiting>[]> {
    return acrossTenants('count corrections of credits that wait', async () => {
      if (tenants?.length === 0) return [];
      return this.database.rows(
        waiting,
        `SELECT ${waiting.list} FROM
          (SELECT tenant_id, requested_at AS at FROM credit_correction
            WHERE state = 'requested' AND ${tenants ? 'tenant_id IN (:tenants)' : 'TRUE'} LIMIT :cap) AS capped
          GROUP BY tenant_id`,
        { tenants, lateSince, cap },
      );
    });
  }
}

const owner = columnsOf(LedgerAccountEntity, ['memberId']);

import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not, Column, Entity, Check, ForeignKey, Index } from 'typeorm';
import type { MandateKind } from '@kindling/contract/money/payment-methods';
import { CodeColumn, TenantOwned, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../../ports/clock.js';

/**
 * A bank account or a card that a member allowed charges to (docs/decisions/0086-mollie-and-direct-debit.md). Only the provider
 * has its number.
 */
@Entity('mandate')
@Retention('erased', { after: 'ended_at', days: 430 })
@Index('ix_mandate_ended', ['endedAt'])
@Index('uq_mandate_client', ['tenantId', 'memberId', 'clientId'], { unique: true })
@Index('uq_mandate_provider', ['tenantId', 'provider', 'providerMandate'], { unique: true })
@Index('ix_mandate_account', ['tenantId', 'accountHash'])
@Index('ix_mandate_mobile', ['tenantId', 'mobileHash'])
@Check('ck_mandate_kind', "kind IN ('account', 'card')")
@Check(
  'ck_mandate_holder',
  "(kind = 'account') = (account_hash IS NOT NULL AND holder IS NOT NULL AND street IS NOT NULL AND house_number IS NOT NULL AND postcode IS NOT NULL AND city IS NOT NULL)",
)
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_mandate_account',
  onDelete: 'CASCADE',
})
export class MandateEntity extends TenantOwned {
  /** Also its reference on bank statements. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  /** Made by the member's browser: a repeat is the same mandate. Null for a card, which a payment leaves behind. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  clientId!: string | null;

  @CodeColumn(7)
  kind!: MandateKind;

  @CodeColumn(20)
  provider!: string;

  /** The provider's own names of payer and mandate. */
  @CodeColumn(80)
  providerCustomer!: string;

  @CodeColumn(80)
  providerMandate!: string;

  /** Keyed hash of the IBAN: limits and blocks hold for an account, whichever member names it. Null for a card. */
  @CodeColumn(64, { nullable: true })
  accountHash!: string | null;

  @CodeColumn(4)
  lastFour!: string;

  /** The mark of a card. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  label!: string | null;

  /** The signer's name in the mandate; null for a card. */
  @Column({ type: 'varchar', length: 70, nullable: true })
  holder!: string | null;

  @Column({ type: 'varchar', length: 70, nullable: true })
  street!: string | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  houseNumber!: string | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  postcode!: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  city!: string | null;

  @InstantColumn()
  signedAt!: Date;

  /** No debits from then on; the row stays as proof of the earlier ones. */
  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  /** Keyed hash of the number that its code was sent to, so that support finds a caller; null for a card. */
  @CodeColumn(64, { nullable: true })
  mobileHash!: string | null;
}

/**
 * A row for each member and each bank account that debits were ordered of. Orders that share a limit write it before
 * they count, so that they come one after the other, whatever mandate and process they go by.
 */
@Entity('debit_limit')
@Retention('erased', 'one row per member and per bank account')
export class DebitLimitEntity extends TenantOwned {
  /** A member's id, or the keyed hash of an account. */
  @CodeColumn(64, { primary: true })
  subject!: string;

  /** How often the row was written; the number itself means nothing. */
  @Column({ type: 'int', unsigned: true })
  orders!: number;
}

export type MandateRow = Readonly<Omit<MandateEntity, 'tenantId'>>;
export type NewMandate = Omit<MandateRow, 'endedAt'>;

@Injectable()
export class MandatesRepository {
  private readonly rows: TenantRepository<MandateEntity>;
  private readonly limits: TenantRepository<DebitLimitEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.rows = new TenantRepository(database, MandateEntity);
    this.limits = new TenantRepository(database, DebitLimitEntity);
  }

  find(id: string): Promise<MandateRow | undefined> {
    return this.rows.findOne({ id });
  }

  findByClientId(memberId: string, clientId: string): Promise<MandateRow | undefined> {
    return this.rows.findOne({ memberId, clientId });
  }

  /** A member's mandates, also ended ones, the newest first. */
  ofMember(memberId: string): Promise<MandateRow[]> {
    return this.rows.find({ memberId }, { order: { signedAt: 'DESC', id: 'DESC' } });
  }

  /** Members with mandates that were confirmed by a code to this number, the newest first; also ended ones. */
  async membersOfMobile(mobileHash: string, atMost: number): Promise<string[]> {
    const rows = await this.rows.find(
      { mobileHash },
      { order: { signedAt: 'DESC', id: 'DESC' }, take: atMost },
    );
    return [...new Set(rows.map(({ memberId }) => memberId))];
  }

  /** A member's valid mandates, the newest first. */
  standingOf(memberId: string): Promise<MandateRow[]> {
    return this.rows.find({ memberId, endedAt: IsNull() }, { order: { signedAt: 'DESC', id: 'DESC' } });
  }

  /** A member's own valid mandate; locked until the transaction ends, as are its debits with it. */
  lockStanding(id: string, memberId: string): Promise<MandateRow | undefined> {
    this.database.requireTransaction('Using a mandate');
    return this.rows.findOne({ id, memberId, endedAt: IsNull() }, { forUpdate: true });
  }

  /**
   * Holds the limits of a member, and of an account where one is named, until the transaction ends. The rows are written
   * and not only locked: on a Galera cluster locks hold on one server alone, while of two that wrote the same row one is
   * repeated. What is read before would not see the other one.
   */
  async holdLimits(memberId: string, accountHash: string | null): Promise<void> {
    this.database.requireTransaction('Counting debits');
    for (const subject of [memberId, ...(accountHash === null ? [] : [accountHash])])
      await this.database.write(
        `INSERT INTO debit_limit (tenant_id, subject, orders) VALUES (:tenant, :subject, 1)
         ON DUPLICATE KEY UPDATE orders = orders + 1`,
        { subject },
      );
  }

  /** Whether a member named another account since then. */
  async namedAnother(memberId: string, accountHash: string, since: Date): Promise<boolean> {
    const found = await this.rows.count({
      memberId,
      accountHash: Not(accountHash),
      signedAt: MoreThan(since),
    });
    return found > 0;
  }

  /** @returns false when the member, or the provider, has it already */
  async insert(mandate: NewMandate): Promise<boolean> {
    try {
      await this.rows.insert({ ...mandate, endedAt: null });
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_mandate_client') || isDuplicate(error, 'uq_mandate_provider')) return false;
      throw error;
    }
  }

  /** @returns false for one that ended before */
  async end(id: string): Promise<boolean> {
    return (await this.rows.update({ id, endedAt: IsNull() }, { endedAt: this.clock.now() })) === 1;
  }

  /** Also deletes the limits of accounts that no other member named. */
  async deleteOfMember(memberId: string): Promise<void> {
    const accounts = (await this.ofMember(memberId)).flatMap(({ accountHash }) => accountHash ?? []);
    await this.rows.delete({ memberId });
    await this.limits.delete({ subject: memberId });
    for (const accountHash of new Set(accounts))
      if ((await this.rows.count({ accountHash })) === 0) await this.limits.delete({ subject: accountHash });
  }

  /**
   * The debits of an account since then, in minor units: ordered or paid, less what went back.
   *
   * @param accountHash whichever members named it
   */
  debitedFrom(accountHash: string, since: Date): Promise<number> {
    return this.debitedCents('m.account_hash = :value', accountHash, since);
  }

  /** The same for a member, whatever accounts they named. */
  debitedOf(memberId: string, since: Date): Promise<number> {
    return this.debitedCents('m.member_id = :value', memberId, since);
  }

  /**
   * Whether a debit of this account was charged back for any member who is still blocked. Payments of theirs by
   * other means say nothing about an account that they only named.
   */
  async isAccountBlocked(accountHash: string): Promise<boolean> {
    const found = await this.database.number(
      `SELECT COUNT(*) FROM mandate m
         JOIN payment p ON p.tenant_id = m.tenant_id AND p.mandate_id = m.id AND p.status = 'charged_back'
         JOIN direct_debit_block b ON b.tenant_id = m.tenant_id AND b.member_id = m.member_id
        WHERE m.tenant_id = :tenant AND m.account_hash = :accountHash`,
      { accountHash },
    );
    return found > 0;
  }

  private debitedCents(condition: string, value: string, since: Date): Promise<number> {
    return this.database.number(
      `SELECT CAST(COALESCE(SUM(p.amount_cents - p.refunded_cents), 0) AS UNSIGNED)
         FROM mandate m JOIN payment p ON p.tenant_id = m.tenant_id AND p.mandate_id = m.id
        WHERE m.tenant_id = :tenant AND m.kind = 'account' AND ${condition} AND p.created_at > :since
          AND p.status IN ('created', 'pending', 'completed', 'charged_back')`,
      { value, since },
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';

/** A member's passkey: the public part, to verify its use. The private key never leaves the member's devices. */
@Entity('passkey')
@Retention('erased', 'with its account; at most 10 of each (`AddPasskey`)')
@Index('uq_passkey_credential', ['tenantId', 'credentialId'], { unique: true })
@Index('ix_passkey_account', ['tenantId', 'accountId', 'createdAt'])
@ForeignKey('account', ['tenantId', 'accountId'], ['tenantId', 'id'], {
  name: 'fk_passkey_account',
  onDelete: 'CASCADE',
})
export class PasskeyEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  accountId!: string;

  /** Base64url, like the public key. */
  @CodeColumn(1364)
  credentialId!: string;

  /** Identifies the account to the device; meaningless elsewhere (WebAuthn user handle). */
  @Column({ type: 'char', length: 43, charset: 'ascii', collation: 'ascii_bin' })
  userHandle!: string;

  /** Relying party ID: devices offer the passkey on this host only. */
  @CodeColumn(253)
  host!: string;

  /** COSE key. */
  @CodeColumn(1400)
  publicKey!: string;

  /** Signature counter; stays 0 on devices that do not count. */
  @Column({ type: 'int', unsigned: true })
  counter!: number;

  /** Transports as reported by the device. */
  @Column({ type: 'json' })
  transports!: string[];

  /** Synced between devices (WebAuthn backup state). */
  @Column({ type: 'boolean' })
  backedUp!: boolean;

  /** Name given by the member. */
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;
}

export type StoredPasskey = Omit<PasskeyEntity, 'tenantId'>;

@Injectable()
export class PasskeysRepository {
  private readonly rows: TenantRepository<PasskeyEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, PasskeyEntity);
  }

  /** @returns false when the credential is already registered */
  async insert(passkey: StoredPasskey): Promise<boolean> {
    try {
      await this.rows.insert(passkey);
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_passkey_credential')) return false;
      throw error;
    }
  }

  /** Newest first. */
  ofAccount(accountId: string): Promise<StoredPasskey[]> {
    return this.rows.find({ accountId }, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  count(accountId: string): Promise<number> {
    return this.rows.count({ accountId });
  }

  /** Those that can log in on a host. */
  countOn(host: string, accountId: string): Promise<number> {
    return this.rows.count({ accountId, host });
  }

  findByCredential(credentialId: string): Promise<StoredPasskey | undefined> {
    return this.rows.findOne({ credentialId });
  }

  /**
   * Records a use.
   *
   * @param before the passkey as its response was verified against
   * @returns false when it was removed or its counter advanced meanwhile
   */
  recordUse(
    { id, counter: before }: Pick<StoredPasskey, 'id' | 'counter'>,
    { counter, backedUp }: Pick<StoredPasskey, 'counter' | 'backedUp'>,
    lastUsedAt: Date,
  ): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const current = await this.rows.findOne({ id }, { forUpdate: true });
      if (current?.counter !== before) return false;
      await this.rows.update({ id }, { counter, backedUp, lastUsedAt });
      return true;
    });
  }

  /** @returns false when the account has no such passkey */
  async rename(accountId: string, id: string, name: string): Promise<boolean> {
    if (!(await this.rows.findOne({ id, accountId }))) return false;
    await this.rows.update({ id, accountId }, { name });
    return true;
  }

  /** @returns false when the account has no such passkey */
  async remove(accountId: string, id: string): Promise<boolean> {
    return (await this.rows.delete({ id, accountId })) === 1;
  }

  async removeAll(accountId: string): Promise<void> {
    await this.rows.delete({ accountId });
  }
}

import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { StaffEntity } from '../people/staff.entity.js';

/** A staff member's passkey: the public part, to verify its use. The private key never leaves their devices. */
@Entity('staff_passkey')
@Retention({ notAboutMembers: 'staff' }, 'at most 10 per person (`AddStaffPasskey`); gone when they leave')
@Index('uq_staff_passkey_credential', ['credentialId'], { unique: true })
@Index('ix_staff_passkey_staff', ['staffId', 'createdAt'])
export class StaffPasskeyEntity {
  @IdColumn({ primary: true })
  id!: string;

  @ForeignKey(() => StaffEntity, { name: 'fk_staff_passkey_staff', onDelete: 'CASCADE' })
  @IdColumn()
  staffId!: string;

  /** Base64url, like the public key. */
  @CodeColumn(1364)
  credentialId!: string;

  /** Identifies the staff member to the device; meaningless elsewhere (WebAuthn user handle). */
  @Column({ type: 'char', length: 43, charset: 'ascii', collation: 'ascii_bin' })
  userHandle!: string;

  /** Relying party ID: the console's host at creation. */
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

  /** Name given by the staff member. */
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;
}

@Injectable()
export class StaffPasskeysRepository {
  constructor(private readonly database: Database) {}

  /** @returns false when the credential is already registered */
  async insert(passkey: StaffPasskeyEntity): Promise<boolean> {
    try {
      await this.rows().insert(passkey);
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_staff_passkey_credential')) return false;
      throw error;
    }
  }

  /** Newest first. */
  ofStaff(staffId: string): Promise<StaffPasskeyEntity[]> {
    return this.rows().find({ where: { staffId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async findByCredential(credentialId: string): Promise<StaffPasskeyEntity | undefined> {
    return (await this.rows().findOneBy({ credentialId })) ?? undefined;
  }

  /**
   * Records a use.
   *
   * @param before the passkey as its response was verified against
   * @returns false when it was removed or its counter advanced meanwhile
   */
  recordUse(
    { id, counter: before }: Pick<StaffPasskeyEntity, 'id' | 'counter'>,
    { counter, backedUp }: Pick<StaffPasskeyEntity, 'counter' | 'backedUp'>,
    lastUsedAt: Date,
  ): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const current = await this.rows().findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (current?.counter !== before) return false;
      await this.rows().update({ id }, { counter, backedUp, lastUsedAt });
      return true;
    });
  }

  /** @returns false when the staff member has no such passkey */
  async remove(staffId: string, id: string): Promise<boolean> {
    return (await this.rows().delete({ id, staffId })).affected === 1;
  }

  private rows() {
    return this.database.manager.getRepository(StaffPasskeyEntity);
  }
}

import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, Entity, ForeignKey } from 'typeorm';
import { CodeColumn, IdColumn } from '../../../../../kernel/database/columns.js';
import { Database } from '../../../../../kernel/database/database.js';
import { Retention } from '../../../../../kernel/database/retention.js';
import { StaffSessions } from '../../../../../kernel/sessions/staff-sessions.js';
import { StaffEntity } from '../../people/staff.entity.js';

/** An unused recovery code, stored as a keyed hash; using it deletes its row. */
@Entity('staff_recovery_code')
@Retention({ notAboutMembers: 'staff' }, 'ten per person')
export class StaffRecoveryCodeEntity {
  @ForeignKey(() => StaffEntity, { name: 'fk_staff_recovery_code_staff', onDelete: 'CASCADE' })
  @IdColumn({ primary: true })
  staffId!: string;

  @CodeColumn(64, { primary: true })
  codeHash!: string;
}

/** The secrets of staff and their recovery codes. A change is refused when the row it was based on has changed. */
@Injectable()
export class SecondFactorsRepository {
  constructor(
    private readonly database: Database,
    private readonly staffSessions: StaffSessions,
  ) {}

  /** @returns false when there is already a factor, or it was reset meanwhile */
  async set(
    staff: { id: string; accessVersion: number },
    factor: { locked: string; step: number | null },
  ): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE staff SET totp_secret = :locked, totp_last_step = :step
        WHERE id = :id AND access_version = :accessVersion AND totp_secret IS NULL`,
      { id: staff.id, accessVersion: staff.accessVersion, ...factor },
    );
    return affectedRows === 1;
  }

  /**
   * Uses up a code by its step.
   * @returns false when it, or a later one, was already used
   */
  async take(staff: { id: string; accessVersion: number }, step: number): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE staff SET totp_last_step = :step
        WHERE id = :id AND access_version = :accessVersion AND (totp_last_step IS NULL OR totp_last_step < :step)`,
      { id: staff.id, accessVersion: staff.accessVersion, step },
    );
    return affectedRows === 1;
  }

  /** Removes the secret, the codes, the passkeys and every session. The new version ends known browsers and logins in progress. */
  async remove(staffId: string): Promise<void> {
    this.database.requireTransaction('Removing a second factor');
    const owner = { staffId };
    await this.database.write(
      `UPDATE staff SET totp_secret = NULL, totp_last_step = NULL, access_version = access_version + 1
        WHERE id = :staffId`,
      owner,
    );
    await this.database.write('DELETE FROM staff_recovery_code WHERE staff_id = :staffId', owner);
    await this.database.write('DELETE FROM staff_passkey WHERE staff_id = :staffId', owner);
    await this.staffSessions.endAll(staffId);
  }

  async addCodes(staffId: string, hashes: readonly string[]): Promise<void> {
    await this.codes().insert(hashes.map((codeHash) => ({ staffId, codeHash })));
  }

  /**
   * Replaces all earlier codes.
   * @returns false when the factor was reset meanwhile
   */
  async replaceCodes(
    { id: staffId, accessVersion }: { id: string; accessVersion: number },
    hashes: readonly string[],
  ): Promise<boolean> {
    this.database.requireTransaction('Replacing recovery codes');
    // Locked until the transaction ends: of two concurrent replacements, the later one wins.
    const owner = await this.database.manager.getRepository(StaffEntity).findOne({
      where: { id: staffId, accessVersion, totpSecret: Not(IsNull()) },
      select: { id: true },
      lock: { mode: 'pessimistic_write' },
    });
    if (!owner) return false;
    await this.codes().delete({ staffId });
    await this.addCodes(staffId, hashes);
    return true;
  }

  /**
   * Uses up a recovery code.
   * @returns false when it does not exist
   */
  async useCode(staffId: string, codeHash: string): Promise<boolean> {
    const { affected } = await this.codes().delete({ staffId, codeHash });
    return affected === 1;
  }

  /** @returns how many recovery codes each has left; staff without any are missing */
  async codesLeft(staffIds: readonly string[]): Promise<Map<string, number>> {
    const left = new Map<string, number>();
    if (staffIds.length === 0) return left;
    const rows = await this.codes().find({
      where: { staffId: In([...staffIds]) },
      select: { staffId: true },
    });
    for (const { staffId } of rows) left.set(staffId, (left.get(staffId) ?? 0) + 1);
    return left;
  }

  private codes() {
    return this.database.manager.getRepository(StaffRecoveryCodeEntity);
  }
}

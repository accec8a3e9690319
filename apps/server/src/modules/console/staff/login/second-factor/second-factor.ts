import { plainCode } from '@kindling/contract/text/plain-data';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../kernel/database/database.js';
import { Clock } from '../../../../../ports/clock.js';
import { Ids } from '../../../../../ports/ids.js';
import { StaffHashes } from '../../../authentication/authentication.api.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { StaffEntity } from '../../people/staff.entity.js';
import { readRecoveryCode, recoveryCodeOf, recoveryCodes } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SecretBox } from './secret-box.js';
import { encodeSecret, matchingStep, secretBytes } from './totp.js';

/** The second factor of staff (decisions §9): codes of an app, and recovery codes for a lost one. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly staffHashes: StaffHashes,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly secretBox: SecretBox,
    private readonly secondFactors: SecondFactorsRepository,
  ) {}

  /** @returns a new secret, in base32 */
  newSecret(): string {
    return encodeSecret(this.chance(secretBytes));
  }

  /**
   * Sets up a secret once a code proves that the app has it.
   *
   * @returns ten recovery codes, stored as hashes only; `refused` for a wrong code, undefined when a factor exists
   * already or was reset meanwhile
   */
  async enrol(staff: StaffEntity, secret: string, code: string): Promise<string[] | 'refused' | undefined> {
    const step = matchingStep(secret, plainCode(code), this.clock.now(), null);
    if (step === undefined) return 'refused';
    const codes = this.newCodes();
    const isSet = await this.database.inTransaction(async () => {
      const locked = this.secretBox.lock('totp', staff.id, secret);
      if (!(await this.secondFactors.set(staff, { locked, step }))) return false;
      await this.secondFactors.addCodes(staff.id, this.codeHashes(staff.id, codes));
      await this.auditLog.record({ staffId: staff.id, action: 'staff.second_factor_set' });
      return true;
    });
    return isSet ? codes : undefined;
  }

  /**
   * Creates new recovery codes; all earlier ones become invalid.
   *
   * @returns the codes, stored as hashes only; undefined when the second factor was reset meanwhile
   */
  async renewCodes(staff: StaffEntity): Promise<string[] | undefined> {
    const codes = this.newCodes();
    const isRenewed = await this.database.inTransaction(async () => {
      if (!(await this.secondFactors.replaceCodes(staff, this.codeHashes(staff.id, codes)))) return false;
      await this.auditLog.record({ staffId: staff.id, action: 'staff.recovery_codes_renewed' });
      return true;
    });
    return isRenewed ? codes : undefined;
  }

  /** Gives demo staff a factor without an app: `DemoCodes` shows its codes. Not after a reset. */
  async give(staff: StaffEntity): Promise<void> {
    if (staff.accessVersion > 0) return;
    await this.secondFactors.set(staff, {
      locked: this.secretBox.lock('totp', staff.id, this.newSecret()),
      step: null,
    });
  }

  /**
   * Uses up a code: one of the app, or a recovery code.
   *
   * @returns how many recovery codes are left when it was one of them, null for the app's, undefined for a refusal
   */
  async take(staff: StaffEntity, text: string): Promise<number | null | undefined> {
    const secret = this.secretOf(staff);
    const step =
      secret === undefined
        ? undefined
        : matchingStep(secret, plainCode(text), this.clock.now(), staff.totpLastStep);
    if (step !== undefined) return (await this.secondFactors.take(staff, step)) ? null : undefined;
    return this.useRecoveryCode(staff.id, text);
  }

  /** @returns undefined before it was set up, and when `KINDLING_SECRET` was changed since */
  secretOf({ id, totpSecret }: StaffEntity): string | undefined {
    return totpSecret === null ? undefined : this.secretBox.open('totp', id, totpSecret);
  }

  private async useRecoveryCode(staffId: string, text: string): Promise<number | undefined> {
    const code = readRecoveryCode(text);
    if (code === undefined || !(await this.secondFactors.useCode(staffId, this.codeHash(staffId, code))))
      return undefined;
    return (await this.secondFactors.codesLeft([staffId])).get(staffId) ?? 0;
  }

  private newCodes(): string[] {
    return Array.from({ length: recoveryCodes }, () => recoveryCodeOf(this.chance(recoveryCodes)));
  }

  private codeHashes(staffId: string, codes: readonly string[]): string[] {
    return codes.map((each) => this.codeHash(staffId, readRecoveryCode(each) ?? each));
  }

  /** @param code as `readRecoveryCode` returns it */
  private codeHash(staffId: string, code: string): string {
    return this.staffHashes.seal('recovery-code', staffId, code).toString('hex');
  }

  private chance(bytes: number): Buffer {
    return Buffer.from(this.ids.secret(bytes), 'base64url');
  }
}

/** Apps show codes in two halves. */

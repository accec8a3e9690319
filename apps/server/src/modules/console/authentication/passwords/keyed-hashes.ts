import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';

/**
 * Counted subjects: logins to an address, resets mailed to an address, passwords asked of a logged-in member, logins of
 * a member from a known device, addresses a member wants to change to, mails to a mailbox, codes of a staff member's
 * second factor, signups with a banned mailbox, mails about reports to an address, reports of one reporter, first
 * purchases of a mailbox, SMS to a mobile number, codes sent by them, direct debits of a bank account.
 */
export type CountedKind =
  | ('login' | 'reset' | 'password' | 'device' | 'mail_change' | 'mailbox' | 'code' | 'ban')
  | ('report_mail' | 'reporter' | 'welcome')
  | ('mobile' | 'sms_code' | 'bank_account');

/**
 * Names a counted subject without storing it: the database alone reveals neither which address a row is about, nor that
 * two brands know the same one.
 */
@Injectable()
export class KeyedHashes {
  private readonly secret: KeyObject;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.secret = createSecretKey(environment.KINDLING_SECRET, 'utf8');
  }

  /** @returns 64 hexadecimal digits, valid for the current brand only */
  of(kind: CountedKind, value: string): string {
    return this.digest('counted', kind, value).toString('hex');
  }

  /** The salt of passwords of an address without an account: 16 bytes that only this installation can compute. */
  salt(email: string): Buffer {
    return this.digest('salt', email).subarray(0, 16);
  }

  /** @returns a seal of 32 bytes that only this installation can compute, valid for the current brand only */
  seal(
    kind: 'age-check' | 'device' | 'device-time' | 'passkey' | 'recovery-code' | 'trace',
    ...parts: readonly string[]
  ): Buffer {
    return this.digest('seal', kind, ...parts);
  }

  /** Separates equal names: each brand from the others. */
  protected scoped(...parts: readonly string[]): string {
    return tenantKey(...parts);
  }

  private digest(...parts: readonly string[]): Buffer {
    return createHmac('sha256', this.secret)
      .update(this.scoped(...parts))
      .digest();
  }
}

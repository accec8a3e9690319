import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Country, Language } from '@kindling/contract/languages';
import { mobileNumber } from '@kindling/contract/money/mobile-numbers';
import { plainCode } from '@kindling/contract/text/plain-data';
import { Database } from '../../../../kernel/database/database.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { counter } from '../../../../kernel/ground/measures.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { clientNetwork } from '../../../../kernel/http/limits/client-network.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { SmsGateway } from '../../../../ports/sms.js';
import { KeyedHashes } from '../../../console/authentication/authentication.api.js';
import { SmsCodeEntity } from './sms-code.entity.js';

const hour = 3600;
/** Each message costs the brand money and may go to a stranger's number, hence few for each of these. */
const limits = {
  member: { name: 'sms-member', points: 5, seconds: hour },
  number: { name: 'sms-number', points: 3, seconds: hour },
  numberOfDay: { name: 'sms-number-day', points: 6, seconds: 24 * hour },
  network: { name: 'sms-network', points: 20, seconds: hour },
  brand: { name: 'sms-brand', points: 600, seconds: hour },
} as const satisfies Record<string, Limit>;

const codeMinutes = 10;
const mostTries = 5;

const shortMessages = counter('short_messages_total', 'Text messages handed to the gateway: sent or failed', [
  'outcome',
]);

/** A member's request for a code, with the number they typed. */
interface CodeRequest {
  memberId: string;
  typed: string;
  /** The payer's country, whose numbers need no calling code. */
  country: Country | null;
  /** The client's address. */
  address: string;
  language: Language;
}

/** Codes by SMS. Neither number nor code is stored or logged, but for keyed hashes of the newest. */
@Injectable()
export class SmsCodes {
  private readonly rows: TenantRepository<SmsCodeEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly keyedHashes: KeyedHashes,
    private readonly smsGateway: SmsGateway,
    private readonly texts: Texts,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.rows = new TenantRepository(database, SmsCodeEntity);
  }

  get isAvailable(): boolean {
    return this.smsGateway.isAvailable;
  }

  /**
   * Sends a new code, which ends the one before.
   *
   * @throws Problem `validation_failed` for a number of no country that the brand serves; `rate_limited`; `sms_failed`
   */
  async send({ memberId, typed, country, address, language }: CodeRequest): Promise<void> {
    const mobile = this.numberOf(typed, country);
    if (mobile === undefined) throw fieldProblems({ mobile: 'mobile_invalid' });
    const mobileHash = this.keyedHashes.of('mobile', mobile);
    await this.limits.consume(limits.member, memberId);
    await this.limits.consume(limits.network, clientNetwork(address));
    await this.limits.consume(limits.number, mobileHash);
    await this.limits.consume(limits.numberOfDay, mobileHash);
    await this.limits.consume(limits.brand, 'all');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.database.write(
      `INSERT INTO sms_code (tenant_id, member_id, mobile_hash, code_hash, tries, expires_at)
       VALUES (:tenant, :memberId, :mobileHash, :codeHash, 0, :expiresAt)
       ON DUPLICATE KEY UPDATE mobile_hash = :mobileHash, code_hash = :codeHash, tries = 0, expires_at = :expiresAt`,
      {
        ...{ memberId, mobileHash, codeHash: this.hashOf(memberId, code) },
        expiresAt: new Date(this.clock.now().getTime() + codeMinutes * 60_000),
      },
    );
    await this.hand(mobile, code, language);
  }

  /**
   * Uses a code up. Each try counts, whatever was typed as the code.
   *
   * @returns the keyed hash of the number that it was sent to
   * @throws Problem `validation_failed` for what is no number, a wrong code, one of another number, a used one and one that is too old
   */
  async use(
    memberId: string,
    typed: { mobile: string; code: string; country: Country | null },
  ): Promise<string> {
    const mobileHash = this.hashOfNumber(typed.mobile, typed.country);
    if (mobileHash === undefined) throw fieldProblems({ mobile: 'mobile_invalid' });
    const tried = await this.database.write(
      `UPDATE sms_code SET tries = tries + 1
        WHERE tenant_id = :tenant AND member_id = :memberId AND tries < :mostTries AND expires_at > :now`,
      { memberId, mostTries, now: this.clock.now() },
    );
    const isRight =
      tried.affectedRows === 1 &&
      (await this.rows.delete({
        memberId,
        mobileHash,
        codeHash: this.hashOf(memberId, plainCode(typed.code)),
      })) === 1;
    if (!isRight) throw fieldProblems({ sms_code: 'sms_code_invalid' });
    return mobileHash;
  }

  /** The keyed hash of a number as it was typed; undefined for one of no country that the brand serves. */
  hashOfNumber(typed: string, country: Country | null): string | undefined {
    const mobile = this.numberOf(typed, country);
    return mobile === undefined ? undefined : this.keyedHashes.of('mobile', mobile);
  }

  async forget(memberId: string): Promise<void> {
    await this.rows.delete({ memberId });
  }

  private numberOf(typed: string, country: Country | null): string | undefined {
    const { countries } = TenantContext.current().settings;
    const theirs = country !== null && countries.includes(country) ? [country, ...countries] : countries;
    return mobileNumber(typed, theirs);
  }

  private hashOf(memberId: string, code: string): string {
    return this.keyedHashes.of('sms_code', `${memberId}:${code}`);
  }

  /** A gateway's own error may name the number, so it is not logged. */
  private async hand(to: string, code: string, language: Language): Promise<void> {
    // The text names no brand: a look at the telephone reveals nothing about its purpose.
    const text = this.texts.in(language)('mails:sms.code', { code, minutes: codeMinutes });
    try {
      await this.smsGateway.send({ id: this.ids.next(), tenantId: TenantContext.id(), to, text });
      shortMessages.inc({ outcome: 'sent' });
    } catch {
      shortMessages.inc({ outcome: 'failed' });
      this.log.error('the gateway took no short message');
      throw problem('sms_failed');
    }
  }
}

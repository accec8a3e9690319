import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@kindling/contract/console/audit-actions';
import { oldKeyDays } from '@kindling/contract/mails/mail-domain';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLog, SecretBox } from '../../../console/staff/staff.api.js';
import { MailDomainsRepository } from '../records/mail-domains.repository.js';
import { MailKeysRepository, type MailKey } from './mail-keys.repository.js';
import { keyOwner, sendingDomain } from './sending-domain.js';

const generate = promisify(generateKeyPair);
const dayMs = 24 * 3_600_000;

/** Until when the record of an old key has to stay; undefined for a key that is not old. */
export function keptUntil({ retiredAt }: Pick<MailKey, 'retiredAt'>): Date | undefined {
  return retiredAt ? new Date(retiredAt.getTime() + oldKeyDays * dayMs) : undefined;
}

/** Makes and removes the keys that sign mails of the current brand. Each change is in the audit log. */
@Injectable()
export class ManageMailKeys {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly mailDomains: MailDomainsRepository,
    private readonly mailKeys: MailKeysRepository,
    private readonly secretBox: SecretBox,
  ) {}

  /**
   * Makes a key for the domain that mails are from. It signs once its record is seen; until then the one before does.
   * While a key of the domain waits, none is made.
   */
  async make(staffId: string): Promise<void> {
    const domain = sendingDomain();
    // Outside of the transaction: it takes a while.
    const made = await this.generate(domain);
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      await this.mailDomains.lock(domain, now);
      const waiting = (await this.mailKeys.all()).filter(({ state }) => state === 'waiting');
      if (waiting.some((key) => key.domain === domain)) return;
      // Of a domain that mails are not from any more.
      for (const { selector } of waiting) await this.mailKeys.delete(selector);
      await this.mailKeys.insert({ ...made, createdAt: now });
      await this.mailDomains.update({ watchedSince: now, nextCheckAt: now });
      await this.record('mail_key.created', made.selector, staffId);
    });
  }

  /** @throws Problem `not_found`, `mail_key_needed` for a key that signs, or whose mails may be on their way */
  async remove(selector: string, staffId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      await this.mailDomains.lock(sendingDomain(), now);
      const key = (await this.mailKeys.all()).find((one) => one.selector === selector);
      if (!key) throw problem('not_found');
      if (!mayRemove(key, now)) throw problem('mail_key_needed');
      await this.mailKeys.delete(selector);
      await this.record('mail_key.removed', selector, staffId);
    });
  }

  private async generate(domain: string): Promise<MailKey> {
    const pair = await generate('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    // The day tells people which is the newer one; the rest keeps brands of one domain apart.
    const day = this.clock.now().toISOString().slice(2, 10).replaceAll('-', '');
    const selector = `m${day}-${this.ids.next().slice(-6)}`;
    return {
      ...{ selector, domain, state: 'waiting', isPublished: false, seenAt: null, retiredAt: null },
      publicKey: pair.publicKey.toString('base64'),
      privateKey: this.secretBox.lock('mail-key', keyOwner(selector), pair.privateKey),
      createdAt: this.clock.now(),
    };
  }

  private record(action: AuditAction, selector: string, staffId: string): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${selector}`] });
  }
}

/** Whether a key can go without a mail losing its signature. */
export function mayRemove(key: Pick<MailKey, 'state' | 'retiredAt'>, now: Date): boolean {
  const until = keptUntil(key);
  return key.state === 'waiting' || (until !== undefined && until <= now);
}

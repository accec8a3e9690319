import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { DnsUnreachable, PublicDns } from '../../../../ports/public-dns.js';
import { InstallationSender } from '../installation-sender.js';
import { MailKeysRepository, type MailKey } from '../keys/mail-keys.repository.js';
import { domainOf, sendingDomain } from '../keys/sending-domain.js';
import {
  dkimHost,
  dmarcHosts,
  judgeDkim,
  judgeDmarc,
  judgeReturnPath,
  judgeSpf,
  missing,
  unneeded,
  unreachable,
  type Judged,
} from './judge-records.js';
import { MailDomainsRepository, type FoundRecords } from './mail-domains.repository.js';

const minuteMs = 60_000;
const dayMs = 24 * 3600 * 1000;
/** While something is missing: every few minutes for some days after a change, then every hour. */
const soonMs = 4 * minuteMs;
const laterMs = 60 * minuteMs;
const watchedMs = 3 * dayMs;

/** Asks what is published for the current brand's sending domain, and lets its keys sign accordingly. */
@Injectable()
export class CheckMailDomain {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly installationSender: InstallationSender,
    @Inject(LOG) private readonly log: Log,
    private readonly mailDomains: MailDomainsRepository,
    private readonly mailKeys: MailKeysRepository,
    private readonly publicDns: PublicDns,
  ) {}

  /**
   * A key signs from the moment at which its record is seen; the one before it gets old. Where no name server answers,
   * all stays as it was.
   */
  async check(): Promise<void> {
    const domain = sendingDomain();
    const asked = await this.mailKeys.all();
    const found = await this.ask(domain, asked);
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      await this.mailDomains.lock(domain, now);
      const keys = await this.settleKeys(domain, found, now);
      const watchedSince = (await this.mailDomains.find())?.watchedSince ?? now;
      await this.mailDomains.update({
        ...{ domain, records: found, checkedAt: now },
        nextCheckAt: new Date(now.getTime() + pauseMs(isComplete(domain, found, keys), now, watchedSince)),
      });
    });
  }

  private async ask(domain: string, keys: readonly MailKey[]): Promise<FoundRecords> {
    const { spf: terms, returnAddress } = this.installationSender;
    const [spf, dmarc, returnPath, ...dkim] = await Promise.all([
      this.spf(domain, terms, returnAddress),
      judged(() => this.dmarc(domain)),
      judged(() => this.returnPath(returnAddress === undefined ? domain : domainOf(returnAddress))),
      ...keys.map((key) =>
        judged(async () =>
          judgeDkim(await this.publicDns.texts(dkimHost(key.selector, key.domain)), key.publicKey),
        ),
      ),
    ]);
    const ofKeys = keys.map(({ selector }, index) => [selector, dkim[index] ?? unreachable] as const);
    return { spf, dmarc, return_path: returnPath, keys: Object.fromEntries(ofKeys) };
  }

  /** Receivers look it up for the return address: where that is of another domain, the brand's needs none. */
  private async spf(
    domain: string,
    terms: readonly string[],
    returnAddress: string | undefined,
  ): Promise<Judged> {
    if (returnAddress !== undefined && domainOf(returnAddress) !== domain)
      return unneeded('returns_elsewhere');
    if (terms.length === 0) return unneeded('not_set');
    return judged(async () => judgeSpf(await this.publicDns.texts(domain), terms));
  }

  private async dmarc(domain: string): Promise<Judged> {
    for (const host of dmarcHosts(domain)) {
      const found = judgeDmarc(await this.publicDns.texts(host));
      if (found.cause !== 'missing') return found;
    }
    return missing;
  }

  private async returnPath(domain: string): Promise<Judged> {
    const servers = await this.publicDns.mailServers(domain);
    return judgeReturnPath(servers, servers.length > 0 ? [] : await this.publicDns.addresses(domain));
  }

  /** @returns the keys as they are then */
  private async settleKeys(domain: string, found: FoundRecords, now: Date): Promise<MailKey[]> {
    const keys = await this.mailKeys.all();
    const stateOf = ({ selector }: MailKey) => found.keys[selector]?.state ?? 'unknown';
    const taking = keys.find(
      (key) => key.domain === domain && key.state === 'waiting' && stateOf(key) === 'right',
    );
    for (const key of keys) {
      const state = stateOf(key);
      const isPublished = state === 'unknown' ? key.isPublished : state === 'right';
      if (key.state === 'active' && key.domain === domain && key.isPublished && !isPublished)
        this.log.warn(
          { tenant: TenantContext.id(), domain: key.domain, selector: key.selector },
          'the record of a mail key is gone: mails of the brand are not signed by its domain any more',
        );
      // A key of another domain stays: an address that was mistyped comes back.
      const isReplaced = key.state === 'active' && taking !== undefined;
      await this.mailKeys.update(key.selector, {
        isPublished,
        ...(isPublished && key.seenAt === null ? { seenAt: now } : {}),
        ...(key === taking ? { state: 'active' as const } : {}),
        ...(isReplaced ? { state: 'old' as const, retiredAt: now, privateKey: null } : {}),
      });
    }
    return this.mailKeys.all();
  }
}

/** @throws what is no failure of name servers */
async function judged(ask: () => Promise<Judged>): Promise<Judged> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DnsUnreachable) return unreachable;
    throw error;
  }
}

/** Whether all is published that signs or is to sign. The record of an old key may go. */
function isComplete(domain: string, found: FoundRecords, keys: readonly MailKey[]): boolean {
  const needed = keys
    .filter((key) => key.state !== 'old' && key.domain === domain)
    .map(({ selector }) => found.keys[selector]);
  const all = [found.spf, found.dmarc, found.return_path, ...needed];
  return all.every((one) => one?.state === 'right' || one?.state === 'unneeded');
}

/** Until the next check. */
function pauseMs(isDone: boolean, now: Date, watchedSince: Date): number {
  if (isDone) return dayMs;
  return now.getTime() - watchedSince.getTime() < watchedMs ? soonMs : laterMs;
}

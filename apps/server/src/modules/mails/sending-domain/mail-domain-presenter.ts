import { Injectable } from '@nestjs/common';
import type { MailDomainAnswer, MailKeyAnswer, MailRecord } from '@kindling/contract/mails/calls/mail-domain';
import { Clock } from '../../../ports/clock.js';
import { InstallationSender } from './installation-sender.js';
import { MailKeysRepository, type MailKey } from './keys/mail-keys.repository.js';
import { keptUntil, mayRemove } from './keys/manage-mail-keys.js';
import { domainOf, sendingDomain } from './keys/sending-domain.js';
import { dkimHost, dkimValue, dmarcValue, spfValue, type Judged } from './records/judge-records.js';
import { MailDomainsRepository, type MailDomain } from './records/mail-domains.repository.js';
import { SendingIdentities } from './sending-identity.js';

const unchecked: Judged = { state: 'unchecked', cause: null, found: null };

/** The sending domain of the current brand as the console shows it, without anything private. */
@Injectable()
export class MailDomainPresenter {
  constructor(
    private readonly clock: Clock,
    private readonly installationSender: InstallationSender,
    private readonly mailDomains: MailDomainsRepository,
    private readonly mailKeys: MailKeysRepository,
    private readonly sendingIdentities: SendingIdentities,
  ) {}

  async current(): Promise<MailDomainAnswer> {
    const domain = sendingDomain();
    const [stored, keys, identity] = await Promise.all([
      this.mailDomains.find(),
      this.mailKeys.all(),
      this.sendingIdentities.current(),
    ]);
    // What was found for the domain before says nothing of this one.
    const checked = stored?.domain === domain && stored.checkedAt !== null ? stored : undefined;
    const { address, replyTo, by, reason, signature } = identity;
    return {
      domain,
      from: {
        ...{ address, reply_to: replyTo ?? null, by, reason },
        signed_by: signature?.domain ?? null,
      },
      keys: keys.map((key) => this.keyOf(key, stored)),
      records: this.recordsOf(domain, checked),
      checked_at: checked?.checkedAt?.toISOString() ?? null,
      next_check_at: stored?.nextCheckAt.toISOString() ?? null,
    };
  }

  private keyOf(key: MailKey, stored: MailDomain | undefined): MailKeyAnswer {
    const { selector, domain, state, publicKey, createdAt, seenAt } = key;
    const judged = stored?.records.keys[selector] ?? unchecked;
    return {
      ...{ selector, domain, state },
      created_at: createdAt.toISOString(),
      seen_at: seenAt?.toISOString() ?? null,
      keep_until: keptUntil(key)?.toISOString() ?? null,
      may_remove: mayRemove(key, this.clock.now()),
      record: {
        ...{ kind: 'dkim', type: 'TXT', host: dkimHost(selector, domain), value: dkimValue(publicKey) },
        ...judged,
      },
    };
  }

  private recordsOf(domain: string, checked: MailDomain | undefined): MailRecord[] {
    const { spf: terms, returnAddress } = this.installationSender;
    const {
      spf = unchecked,
      dmarc = unchecked,
      return_path: returnPath = unchecked,
    } = checked?.records ?? {};
    const published = spf.state === 'wrong' && spf.cause !== 'several' ? spf.found : null;
    return [
      {
        ...{ kind: 'spf', type: 'TXT', host: domain, ...spf },
        value: terms.length === 0 || spf.state === 'unneeded' ? null : spfValue(published, terms),
      },
      { kind: 'dmarc', type: 'TXT', host: `_dmarc.${domain}`, value: dmarcValue, ...dmarc },
      {
        ...{ kind: 'return_path', type: 'MX', value: null, ...returnPath },
        host: returnAddress === undefined ? domain : domainOf(returnAddress),
      },
    ];
  }
}

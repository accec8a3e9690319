import { Injectable } from '@nestjs/common';
import type { mailSenders, MailSenderReason } from '@kindling/contract/mails/mail-domain';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { MailSignature } from '../../../ports/mailer.js';
import { SecretBox } from '../../console/staff/staff.api.js';
import { InstallationSender } from './installation-sender.js';
import { MailKeysRepository } from './keys/mail-keys.repository.js';
import { domainOf, keyOwner } from './keys/sending-domain.js';

/** Whom a mail is from. */
export interface SendingIdentity {
  address: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  signature?: MailSignature;
  by: (typeof mailSenders)[number];
  reason: MailSenderReason;
}

/** Decides whom mails of the current brand are from: no mail claims a domain that it can't sign for. */
@Injectable()
export class SendingIdentities {
  constructor(
    private readonly installationSender: InstallationSender,
    private readonly mailKeys: MailKeysRepository,
    private readonly secretBox: SecretBox,
  ) {}

  /**
   * The brand's own address while its signature is in place; else the installation's, and answers go to the brand. An
   * installation without an address of its own sends as before: from the brand's address, unsigned.
   */
  async current(): Promise<SendingIdentity> {
    const { support_email: own } = TenantContext.current().settings;
    const { signature, reason } = await this.ownSignature(domainOf(own));
    if (signature) return { address: own, signature, by: 'brand', reason };
    const { address, signature: ofInstallation } = this.installationSender;
    if (address === undefined) return { address: own, by: 'unsigned', reason };
    return {
      ...{ address, replyTo: own, by: 'installation', reason },
      ...(ofInstallation ? { signature: ofInstallation } : {}),
    };
  }

  private async ownSignature(
    domain: string,
  ): Promise<{ signature?: MailSignature; reason: MailSenderReason }> {
    const keys = (await this.mailKeys.all()).filter((key) => key.domain === domain);
    const active = keys.find(({ state }) => state === 'active');
    if (!active) return { reason: keys.some(({ state }) => state === 'waiting') ? 'not_seen' : 'no_key' };
    if (!active.isPublished) return { reason: 'gone' };
    const { selector, privateKey: locked } = active;
    const privateKey =
      locked === null ? undefined : this.secretBox.open('mail-key', keyOwner(selector), locked);
    if (privateKey === undefined) return { reason: 'unreadable' };
    return { signature: { domain, selector, privateKey }, reason: 'signed' };
  }
}

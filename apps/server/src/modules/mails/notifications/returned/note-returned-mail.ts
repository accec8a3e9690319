import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { AccountsApi, SentMails } from '../../../accounts/accounts.api.js';
import { CountRefusals } from '../../mailings/mailings.api.js';
import { MailProofs } from './mail-proofs.js';
import { readReturnedMail } from './read-returned-mail.js';

/**
 * Records what a server says about a mail that it first accepted and later bounced; an address that accepts no mail
 * gets no more.
 */
@Injectable()
export class NoteReturnedMail {
  constructor(
    private readonly mailProofs: MailProofs,
    private readonly tenantRegistry: TenantRegistry,
    private readonly accounts: AccountsApi,
    private readonly sentMails: SentMails,
    private readonly countRefusals: CountRefusals,
  ) {}

  /** @returns whether a bounce was recorded; a mail without proof is discarded */
  async note(raw: Buffer): Promise<boolean> {
    const returned = await readReturnedMail(raw);
    if (!returned) return false;
    const { refuses, tenantId, mailId, proof, addresses } = returned;
    const address = addresses.find((to) => this.mailProofs.isOf(proof, tenantId, mailId, to));
    const tenant = address === undefined ? undefined : await this.tenantRegistry.byId(tenantId);
    if (address === undefined || !tenant) return false;
    await TenantContext.run(tenant, async () => {
      if (refuses === 'address') await this.accounts.noteMailRefused(normalizeEmail(address), 'returned');
      const isNew = await this.sentMails.settle(mailId, refuses === 'address' ? 'returned' : 'blocked');
      const mailingId = await this.sentMails.mailingOf(mailId);
      // The same report may come twice.
      if (isNew && refuses === 'address' && mailingId !== undefined)
        await this.countRefusals.returned(mailingId);
    });
    return true;
  }
}

import { Controller, Get, Header, NotFoundException, Param } from '@nestjs/common';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Tenant } from '../../../kernel/ground/tenant.js';
import { Mailbox, type MailboxEntry } from '../../../ports/mailbox.js';
import { Push, type SentPush } from '../../../ports/push.js';
import { linksOf, mailboxListPage, mailboxPolicy, mailPage } from './dev-mailbox-page.js';

const shown = 50;
const html = 'text/html; charset=utf-8';

/** The stored mails of the host's brand; the page does not exist in production. */
@Controller('dev')
export class DevMailboxController {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly push: Push,
  ) {}

  @Get('mailbox')
  @Header('content-type', html)
  @Header('content-security-policy', mailboxPolicy)
  async list(): Promise<string> {
    const { id, settings } = brand();
    return mailboxListPage(settings.name, await this.mailbox.list(id, shown));
  }

  /** For tests: the same mails as data. */
  @Get('mailbox.json')
  async data(): Promise<{ mails: (MailboxEntry & { links: string[] })[] }> {
    const mails = await this.mailbox.list(brand().id, shown);
    return { mails: mails.map((mail) => ({ ...mail, links: linksOf(mail.text) })) };
  }

  /** Stored push messages, as data. */
  @Get('pushes.json')
  async pushes(): Promise<{ pushes: SentPush[] }> {
    return { pushes: await this.push.list(brand().id, shown) };
  }

  @Get('mailbox/:id')
  @Header('content-type', html)
  @Header('content-security-policy', mailboxPolicy)
  async show(@Param('id') id: string): Promise<string> {
    const mail = await this.mailbox.find(brand().id, id);
    if (!mail) throw new NotFoundException();
    return mailPage(mail);
  }
}

/** @throws NotFoundException on the console's host, which belongs to no brand */
function brand(): Tenant {
  if (!TenantContext.isSet()) throw new NotFoundException();
  return TenantContext.current();
}

import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/mails/calls/newsletters';
import { listParameters } from '@kindling/contract/console/list-query';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { GivenBrands, ListPages, listedTenants } from '../../../console/staff/staff.api.js';
import type { Mailing } from '../mailings.repository.js';
import { ManageNewsletters } from './manage-newsletters.js';
import { NewsletterCalls } from './newsletter-calls.js';
import { NewslettersRepository } from './newsletters.repository.js';

const list = listParameters(routes.newsletterColumns, routes.newsletterFilter);

/** The console's newsletters, over all the brands that a staff member was given. */
@Controller()
export class NewslettersController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly newsletterCalls: NewsletterCalls,
    private readonly newsletters: NewslettersRepository,
    private readonly listPages: ListPages,
    private readonly manageNewsletters: ManageNewsletters,
  ) {}

  @Endpoint(routes.listNewsletters)
  async list(
    { query }: Input<typeof routes.listNewsletters>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.listNewsletters>> {
    await this.newsletterCalls.count('look', caller);
    const { filter, place, ...wanted } = this.listPages.read('newsletters', list, query, caller);
    const tenants = listedTenants(caller, filter?.tenant);
    const page = await this.newsletters.page(tenants, filter?.state, wanted);
    this.listPages.tell(call, place, page);
    return page.rows.map((row) => toNewsletter(row, row.tenantId));
  }

  @Endpoint(routes.getNewsletter)
  async get(
    { params }: Input<typeof routes.getNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getNewsletter>> {
    await this.newsletterCalls.count('look', caller);
    return this.within(params.id, caller, (id) => this.manageNewsletters.find(id));
  }

  @Endpoint(routes.createNewsletter)
  async create(
    { body }: Input<typeof routes.createNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.createNewsletter>> {
    await this.newsletterCalls.count('write', caller);
    const { tenant, ...draft } = body;
    return this.givenBrands.inBrand(tenant, caller, async () =>
      toNewsletter(await this.manageNewsletters.create(draft, caller.staffId), tenant),
    );
  }

  @Endpoint(routes.updateNewsletter)
  async update(
    { params, body }: Input<typeof routes.updateNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.updateNewsletter>> {
    await this.newsletterCalls.count('write', caller);
    return this.within(params.id, caller, (id) => this.manageNewsletters.change(id, body, caller.staffId));
  }

  @Endpoint(routes.deleteNewsletter)
  async delete(
    { params }: Input<typeof routes.deleteNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.deleteNewsletter>> {
    await this.newsletterCalls.count('write', caller);
    await this.givenBrands.within(params.id, caller, (id) =>
      this.manageNewsletters.delete(id, caller.staffId),
    );
    return { done: true };
  }

  @Endpoint(routes.sendNewsletter)
  async send(
    { params, body }: Input<typeof routes.sendNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.sendNewsletter>> {
    await this.newsletterCalls.count('write', caller);
    const at = body.at === undefined ? undefined : new Date(body.at);
    return this.within(params.id, caller, (id) => this.manageNewsletters.send(id, at, caller.staffId));
  }

  @Endpoint(routes.stopNewsletter)
  async stop(
    { params }: Input<typeof routes.stopNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.stopNewsletter>> {
    await this.newsletterCalls.count('write', caller);
    return this.within(params.id, caller, (id) => this.manageNewsletters.stop(id, caller.staffId));
  }

  @Endpoint(routes.tryNewsletter)
  async try(
    { params, body }: Input<typeof routes.tryNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.tryNewsletter>> {
    await this.newsletterCalls.count('try', caller);
    await this.givenBrands.within(params.id, caller, (id) =>
      this.manageNewsletters.try(id, body.language, caller.staffId),
    );
    return { done: true };
  }

  private within(
    key: string,
    caller: StaffCaller,
    work: (id: string) => Promise<Mailing>,
  ): Promise<routes.Newsletter> {
    return this.givenBrands.within(key, caller, async (id) =>
      toNewsletter(await work(id), TenantContext.id()),
    );
  }
}

function toNewsletter(row: Mailing, tenant: string): routes.Newsletter {
  const { id, kind, texts, page, state, sendAt, looked, ordered, createdAt } = row;
  if (!texts || !page || kind === 'weekly_updates' || kind === 'reminders')
    throw new Error('A round of the clock is no newsletter');
  return {
    ...{ id: `${tenant}:${id}`, tenant, kind, texts, page, state, looked, ordered },
    send_at: sendAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/mails/calls/newsletters';
import { listParameters } from '@kindling/contract/console/list-query';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';
import { GivenBrands, ListPages, listedTenants } from '../../../console/staff/staff.api.js';
import type { Mailing } from '../mailings.repository.js';
import { ResumeMailing } from '../refusals/resume-mailing.js';
import { ManageNewsletters } from './manage-newsletters.js';
import { NewslettersRepository } from './newsletters.repository.js';

/** The console polls the progress every few seconds; a test mail costs as much as any mail. */
const limits = {
  look: { name: 'newsletter-look', points: 240, seconds: 60 },
  write: { name: 'newsletter-write', points: 60, seconds: 60 },
  try: { name: 'newsletter-try', points: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>;

const list = listParameters(routes.newsletterColumns, routes.newsletterFilter);

/** The console's newsletters, over all of a staff member's brands. */
@Controller()
export class NewslettersController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly newsletters: NewslettersRepository,
    private readonly resumeMailing: ResumeMailing,
    private readonly listPages: ListPages,
    private readonly manageNewsletters: ManageNewsletters,
  ) {}

  @Endpoint(routes.listNewsletters)
  async list(
    { query }: Input<typeof routes.listNewsletters>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.listNewsletters>> {
    await this.limits.consumeOnConsole(limits.look, caller.staffId);
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
    await this.limits.consumeOnConsole(limits.look, caller.staffId);
    return this.within(params.id, caller, (id) => this.manageNewsletters.find(id));
  }

  @Endpoint(routes.createNewsletter)
  async create(
    { body }: Input<typeof routes.createNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.createNewsletter>> {
    await this.limits.consumeOnConsole(limits.write, caller.staffId);
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
    await this.limits.consumeOnConsole(limits.write, caller.staffId);
    return this.within(params.id, caller, (id) => this.manageNewsletters.change(id, body, caller.staffId));
  }

  @Endpoint(routes.deleteNewsletter)
  async delete(
    { params }: Input<typeof routes.deleteNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.deleteNewsletter>> {
    await this.limits.consumeOnConsole(limits.write, caller.staffId);
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
    await this.limits.consumeOnConsole(limits.write, caller.staffId);
    const at = body.at === undefined ? undefined : new Date(body.at);
    return this.within(params.id, caller, (id) => this.manageNewsletters.send(id, at, caller.staffId));
  }

  @Endpoint(routes.stopNewsletter)
  async stop(
    { params }: Input<typeof routes.stopNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.stopNewsletter>> {
    await this.limits.consumeOnConsole(limits.write, caller.staffId);
    return this.within(params.id, caller, (id) => this.manageNewsletters.stop(id, caller.staffId));
  }

  @Endpoint(routes.resumeNewsletter)
  async resume(
    { params }: Input<typeof routes.resumeNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.resumeNewsletter>> {
    await this.limits.consumeOnConsole(limits.write, caller.staffId);
    await this.givenBrands.within(params.id, caller, (id) => this.resumeMailing.resume(id, caller.staffId));
    return { done: true };
  }

  @Endpoint(routes.listStoppedMailings)
  listStopped(
    { params }: Input<typeof routes.listStoppedMailings>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.listStoppedMailings>> {
    return this.givenBrands.inBrand(params.id, caller, () => this.resumeMailing.stopped());
  }

  @Endpoint(routes.tryNewsletter)
  async try(
    { params, body }: Input<typeof routes.tryNewsletter>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.tryNewsletter>> {
    await this.limits.consumeOnConsole(limits.try, caller.staffId);
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
  const { id, kind, texts, page, state, sendAt, looked, ordered, sent, refused, createdAt } = row;
  if (!texts || !page || kind === 'weekly_updates' || kind === 'reminders')
    throw new Error('A round of the clock is no newsletter');
  return {
    ...{ id: `${tenant}:${id}`, tenant, kind, texts, page, state, looked, ordered, sent, refused },
    stopped_for: row.stoppedFor,
    send_at: sendAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

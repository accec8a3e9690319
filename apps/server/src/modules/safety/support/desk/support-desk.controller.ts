import { plainData } from '@kindling/contract/text/plain-data';
import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/safety/calls/support-desk';
import { listParameters } from '@kindling/contract/console/list-query';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { GivenBrands, ListPages, listedTenants } from '../../../console/staff/staff.api.js';
import { DescribeCases } from './describe-cases.js';
import { HandleCase } from './handle-case.js';
import { SearchCases } from './search-cases.js';
import { SupportQueueRepository } from './support-queue.repository.js';

const caseList = listParameters(routes.supportCaseColumns, routes.supportCaseFilter);

/** More than the fastest reader needs, and less than a program that reads every complaint there is. */
const calls = { name: 'support-desk', points: 240, seconds: 60 };

/** Complaints on the console, over all the brands that a staff member was given (decisions §9). */
@Controller()
export class SupportDeskController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly describeCases: DescribeCases,
    private readonly handleCase: HandleCase,
    private readonly limits: Limits,
    private readonly listPages: ListPages,
    private readonly searchCases: SearchCases,
    private readonly supportQueue: SupportQueueRepository,
  ) {}

  @Endpoint(routes.listSupportCases)
  async list(
    { query }: Input<typeof routes.listSupportCases>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.listSupportCases>> {
    await this.count(caller);
    const { filter, place, ...wanted } = this.listPages.read('support-cases', caseList, query, caller);
    const page = await this.supportQueue.page({
      ...wanted,
      tenants: listedTenants(caller, filter?.tenant),
      ...{ state: filter?.state, topic: filter?.topic, prefix: plainData(filter?.q ?? '').toUpperCase() },
      handlerId: filter?.mine ? caller.staffId : undefined,
      since: filter?.since === undefined ? undefined : new Date(filter.since),
      until: filter?.until === undefined ? undefined : new Date(filter.until),
    });
    this.listPages.tell(call, place, page);
    return this.describeCases.rows(page.rows, caller);
  }

  @Endpoint(routes.searchSupportCases)
  async search(
    { body }: Input<typeof routes.searchSupportCases>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.searchSupportCases>> {
    await this.count(caller);
    const tenants = listedTenants(caller, body.tenant);
    return this.describeCases.rows(await this.searchCases.find(body.words, tenants, caller), caller);
  }

  @Endpoint(routes.getSupportCase)
  get(
    { params }: Input<typeof routes.getSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getSupportCase>> {
    return this.step(params.id, caller, () => Promise.resolve());
  }

  @Endpoint(routes.takeSupportCase)
  take(
    { params }: Input<typeof routes.takeSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.takeSupportCase>> {
    return this.step(params.id, caller, (id) => this.handleCase.take(id, caller));
  }

  @Endpoint(routes.releaseSupportCase)
  async release(
    { params }: Input<typeof routes.releaseSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.releaseSupportCase>> {
    await this.count(caller);
    await this.givenBrands.within(params.id, caller, (id) => this.handleCase.release(id, caller));
    return { done: true };
  }

  @Endpoint(routes.answerSupportCase)
  answer(
    { params, body }: Input<typeof routes.answerSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.answerSupportCase>> {
    return this.step(params.id, caller, (id) => this.handleCase.answer(id, body, caller));
  }

  @Endpoint(routes.noteSupportCase)
  note(
    { params, body }: Input<typeof routes.noteSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.noteSupportCase>> {
    return this.step(params.id, caller, (id) => this.handleCase.note(id, body.text, caller));
  }

  @Endpoint(routes.escalateSupportCase)
  escalate(
    { params, body }: Input<typeof routes.escalateSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.escalateSupportCase>> {
    return this.step(params.id, caller, (id) => this.handleCase.passOn(id, body.note, caller));
  }

  @Endpoint(routes.closeSupportCase)
  close(
    { params, body }: Input<typeof routes.closeSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.closeSupportCase>> {
    return this.step(params.id, caller, (id) => this.handleCase.close(id, body.seen, caller));
  }

  @Endpoint(routes.reopenSupportCase)
  reopen(
    { params }: Input<typeof routes.reopenSupportCase>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.reopenSupportCase>> {
    return this.step(params.id, caller, (id) => this.handleCase.reopen(id, caller));
  }

  /** Works on a case and shows it afterwards. */
  private async step(
    key: string,
    caller: StaffCaller,
    work: (id: string) => Promise<void>,
  ): Promise<Answer<typeof routes.getSupportCase>> {
    await this.count(caller);
    return this.givenBrands.within(key, caller, async (id) => {
      await work(id);
      return this.describeCases.whole(id, caller);
    });
  }

  private count({ staffId }: StaffCaller): Promise<void> {
    return this.limits.consumeOnConsole(calls, staffId);
  }
}

import { Controller, Inject } from '@nestjs/common';
import * as routes from '@kindling/contract/routes/support';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { clientNetwork } from '../../../kernel/http/client-network.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits } from '../../../kernel/http/limits.js';
import { ReportGate } from '../reports/reports.api.js';
import { AddToComplaint } from './add-to-complaint.js';
import { MakeComplaint } from './make-complaint.js';
import { ShowComplaint } from './show-complaint.js';
import { openings } from './support-rules.js';

/** Complaints, for whoever makes them: logged in or not, and by the token of the mail. */
@Controller()
export class SupportController {
  constructor(
    @Inject(Limits) private readonly limits: Limits,
    @Inject(ReportGate) private readonly gate: ReportGate,
    @Inject(MakeComplaint) private readonly making: MakeComplaint,
    @Inject(AddToComplaint) private readonly adding: AddToComplaint,
    @Inject(ShowComplaint) private readonly showing: ShowComplaint,
  ) {}

  @Endpoint(routes.makeComplaint)
  async make(
    { body }: Input<typeof routes.makeComplaint>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.makeComplaint>> {
    await this.gate.pass(caller, body.challenge, call);
    return { receipt: await this.making.make(body, caller, call) };
  }

  @Endpoint(routes.openComplaint)
  async open(
    { params, body }: Input<typeof routes.openComplaint>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.openComplaint>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    return this.showing.ofLink(params.number, body.token);
  }

  @Endpoint(routes.addToComplaint)
  async add(
    { params, body }: Input<typeof routes.addToComplaint>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.addToComplaint>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    return this.adding.add(params.number, body.token, body.text);
  }
}

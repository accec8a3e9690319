import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/safety/calls/support';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { ReportGate } from '../reports/reports.api.js';
import { Complaints } from './complaints.js';
import { MakeComplaint } from './make-complaint.js';
import { openings } from './support-rules.js';

/** Complaints for their complainants, logged in or not, and by the token of the mail. */
@Controller()
export class SupportController {
  constructor(
    private readonly limits: Limits,
    private readonly reportGate: ReportGate,
    private readonly makeComplaint: MakeComplaint,
    private readonly complaints: Complaints,
  ) {}

  @Endpoint(routes.makeComplaint)
  async make(
    { body }: Input<typeof routes.makeComplaint>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.makeComplaint>> {
    await this.reportGate.pass(caller, body.challenge, call);
    return { receipt: await this.makeComplaint.make(body, caller, call) };
  }

  @Endpoint(routes.openComplaint)
  async open(
    { params, body }: Input<typeof routes.openComplaint>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.openComplaint>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    return this.complaints.ofLink(params.number, body.token);
  }

  @Endpoint(routes.addToComplaint)
  async add(
    { params, body }: Input<typeof routes.addToComplaint>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.addToComplaint>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    return this.complaints.add(params.number, body.token, body.text);
  }
}

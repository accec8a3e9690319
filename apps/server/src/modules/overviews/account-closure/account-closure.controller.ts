import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/overviews/calls/account-closure';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { OfferExport } from './exports/offer-export.js';
import { Leave } from './leave.js';

/** More than any banned household needs, and useless for guessing tokens. */
const exportsByLink = { name: 'export_by_link', points: 30, seconds: 3600 };

@Controller()
export class AccountClosureController {
  constructor(
    private readonly leave: Leave,
    private readonly offerExport: OfferExport,
    private readonly limits: Limits,
    private readonly memberSessions: MemberSessions,
  ) {}

  @Endpoint(routes.deleteAccount)
  async deleteAccount(
    { body }: Input<typeof routes.deleteAccount>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.deleteAccount>> {
    await this.leave.leave(memberId, body.reason);
    // The row is already deleted; the browser's cookie goes, too.
    await this.memberSessions.end(call);
    return { done: true };
  }

  @Endpoint(routes.reactivateAccount)
  async reactivateAccount({
    body,
  }: Input<typeof routes.reactivateAccount>): Promise<Answer<typeof routes.reactivateAccount>> {
    await this.leave.undo(body.token);
    return { done: true };
  }

  @Endpoint(routes.exportAccount)
  async exportAccount(
    { body }: Input<typeof routes.exportAccount>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.exportAccount>> {
    return { path: await this.offerExport.offer(memberId, body.password) };
  }

  @Endpoint(routes.exportByLink)
  async exportByLink(
    { params, body }: Input<typeof routes.exportByLink>,
    _caller: MemberCaller | Visitor,
    call: Call,
  ): Promise<Answer<typeof routes.exportByLink>> {
    await this.limits.consume(exportsByLink, clientNetwork(call.request.address));
    return { path: await this.offerExport.offerBanned(params.id, body.token, body.password) };
  }
}

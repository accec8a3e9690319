import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/safety/calls/restrictions';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Appeals } from './appeals/appeals.js';
import { MemberRestrictions } from './member-restrictions.js';

/** More than a mailed link needs, and far too few to guess a token. */
const openings = { name: 'restriction_opening', points: 30, seconds: 3600 };

/** A member's restrictions for that member: logged in, or by the token of the mail (trust 9). */
@Controller()
export class RestrictionsController {
  constructor(
    private readonly limits: Limits,
    private readonly appeals: Appeals,
    private readonly memberRestrictions: MemberRestrictions,
  ) {}

  @Endpoint(routes.listOwnRestrictions)
  async list(
    _input: Input<typeof routes.listOwnRestrictions>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.listOwnRestrictions>> {
    return { restrictions: await this.memberRestrictions.standingOf(memberId) };
  }

  @Endpoint(routes.getRestriction)
  get(
    { params }: Input<typeof routes.getRestriction>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.getRestriction>> {
    return this.memberRestrictions.ofMember(memberId, params.id);
  }

  @Endpoint(routes.appealRestriction)
  async appeal(
    { params, body }: Input<typeof routes.appealRestriction>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.appealRestriction>> {
    await this.memberRestrictions.ofMember(memberId, params.id);
    await this.appeals.make(params.id, body.text);
    return this.memberRestrictions.ofMember(memberId, params.id);
  }

  @Endpoint(routes.openRestriction)
  async open(
    { params, body }: Input<typeof routes.openRestriction>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.openRestriction>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    return this.memberRestrictions.ofLink(params.id, body.token);
  }

  @Endpoint(routes.appealByLink)
  async appealByLink(
    { params, body }: Input<typeof routes.appealByLink>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.appealByLink>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    await this.memberRestrictions.ofLink(params.id, body.token);
    await this.appeals.make(params.id, body.text);
    return this.memberRestrictions.ofLink(params.id, body.token);
  }
}

import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/safety/calls/restrictions';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { MakeAppeal } from './appeals/make-appeal.js';
import { ShowRestriction } from './statements/show-restriction.js';

/** More than anybody needs who follows a mailed link, and nothing for whoever guesses tokens. */
const openings = { name: 'restriction_opening', points: 30, seconds: 3600 };

/** What was taken from a member, for the member: logged in, or by the token of the mail (trust 9). */
@Controller()
export class RestrictionsController {
  constructor(
    private readonly limits: Limits,
    private readonly makeAppeal: MakeAppeal,
    private readonly showRestriction: ShowRestriction,
  ) {}

  @Endpoint(routes.listOwnRestrictions)
  async list(
    _input: Input<typeof routes.listOwnRestrictions>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.listOwnRestrictions>> {
    return { restrictions: await this.showRestriction.standingOf(memberId) };
  }

  @Endpoint(routes.getRestriction)
  get(
    { params }: Input<typeof routes.getRestriction>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.getRestriction>> {
    return this.showRestriction.ofMember(memberId, params.id);
  }

  @Endpoint(routes.appealRestriction)
  async appeal(
    { params, body }: Input<typeof routes.appealRestriction>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.appealRestriction>> {
    await this.showRestriction.ofMember(memberId, params.id);
    await this.makeAppeal.make(params.id, body.text);
    return this.showRestriction.ofMember(memberId, params.id);
  }

  @Endpoint(routes.openRestriction)
  async open(
    { params, body }: Input<typeof routes.openRestriction>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.openRestriction>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    return this.showRestriction.ofLink(params.id, body.token);
  }

  @Endpoint(routes.appealByLink)
  async appealByLink(
    { params, body }: Input<typeof routes.appealByLink>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.appealByLink>> {
    await this.limits.consume(openings, clientNetwork(call.request.address));
    await this.showRestriction.ofLink(params.id, body.token);
    await this.makeAppeal.make(params.id, body.text);
    return this.showRestriction.ofLink(params.id, body.token);
  }
}

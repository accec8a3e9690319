import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/profiles/calls/age-checks';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { ProveAge } from './prove-age.js';

/** The member's proof of age, where explicit pictures ask for one. */
@Controller()
export class AgeChecksController {
  constructor(private readonly proveAge: ProveAge) {}

  @Endpoint(routes.getAgeCheck)
  get(
    _input: Input<typeof routes.getAgeCheck>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.getAgeCheck>> {
    return this.proveAge.describe(memberId, call.request.country);
  }

  @Endpoint(routes.startAgeCheck)
  async start(
    _input: Input<typeof routes.startAgeCheck>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.startAgeCheck>> {
    return { url: await this.proveAge.begin(memberId) };
  }

  @Endpoint(routes.finishAgeCheck)
  finish(
    { body }: Input<typeof routes.finishAgeCheck>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.finishAgeCheck>> {
    return this.proveAge.finish(memberId, body.result, call.request.country);
  }
}

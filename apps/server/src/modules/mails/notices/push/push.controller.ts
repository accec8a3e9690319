import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/mails/calls/push';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { SubscribePush } from './subscribe.js';

/** Browsers that receive push messages of the member. */
@Controller()
export class PushController {
  constructor(private readonly subscribePush: SubscribePush) {}

  @Endpoint(routes.subscribePush)
  async subscribe(
    { body }: Input<typeof routes.subscribePush>,
    caller: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.subscribePush>> {
    const { endpoint, keys } = body.subscription;
    await this.subscribePush.subscribe(caller, { endpoint, keys }, new URL(call.request.origin).hostname);
    return { done: true };
  }

  @Endpoint(routes.unsubscribePush)
  async unsubscribe(
    { body }: Input<typeof routes.unsubscribePush>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.unsubscribePush>> {
    await this.subscribePush.unsubscribe(memberId, body.endpoint);
    return { done: true };
  }
}

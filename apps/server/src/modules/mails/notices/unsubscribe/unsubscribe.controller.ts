import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/mails/calls/unsubscribe';
import type { Answer, Input } from '@kindling/contract/route';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Unsubscribe } from './unsubscribe.js';

/** The page of a mail's unsubscribe link: it names the kinds and switches them off. */
@Controller()
export class UnsubscribeController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  @Endpoint(routes.openUnsubscription)
  open({ body }: Input<typeof routes.openUnsubscription>): Promise<Answer<typeof routes.openUnsubscription>> {
    return Promise.resolve({ kinds: this.unsubscribe.kinds(body.token) });
  }

  @Endpoint(routes.unsubscribe)
  async end({ body }: Input<typeof routes.unsubscribe>): Promise<Answer<typeof routes.unsubscribe>> {
    return { kinds: await this.unsubscribe.end(body.token) };
  }
}

import { Controller } from '@nestjs/common';
import { retractMessage } from '@kindling/contract/chats/calls/retractions';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { RetractMessage } from './retract-message.js';

@Controller()
export class RetractionsController {
  constructor(private readonly retractMessage: RetractMessage) {}

  @Endpoint(retractMessage)
  async retract(
    { params }: Input<typeof retractMessage>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof retractMessage>> {
    await this.retractMessage.retract(memberId, params.id);
    return { done: true };
  }
}

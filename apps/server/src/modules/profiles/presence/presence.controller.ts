import { Controller } from '@nestjs/common';
import { pageHidden } from '@kindling/contract/profiles/calls/presence';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { PresenceApi } from './presence.api.js';

/** What a page says of itself as it goes out of sight (specification §7). */
@Controller()
export class PresenceController {
  constructor(private readonly presence: PresenceApi) {}

  @Endpoint(pageHidden)
  async hidden(
    _input: Input<typeof pageHidden>,
    caller: MemberCaller | Visitor,
  ): Promise<Answer<typeof pageHidden>> {
    if (caller.kind === 'member') await this.presence.gone(caller.memberId);
    return { done: true };
  }
}

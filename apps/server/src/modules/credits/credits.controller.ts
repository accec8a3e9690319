import { Controller } from '@nestjs/common';
import { getCredits } from '@kindling/contract/credits/calls/credits';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { ShowStatement } from './wallet/show-statement.js';

@Controller()
export class CreditsController {
  constructor(private readonly showStatement: ShowStatement) {}

  @Endpoint(getCredits)
  getCredits(_input: Input<typeof getCredits>, caller: MemberCaller): Promise<Answer<typeof getCredits>> {
    return this.showStatement.show(caller.memberId);
  }
}

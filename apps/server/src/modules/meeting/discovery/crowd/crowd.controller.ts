import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { getCrowd } from '@kindling/contract/meeting/calls/crowd';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { TrafficApi } from '../../../brands/traffic/traffic.api.js';
import { CountCrowd } from './count-crowd.js';

@Controller()
export class CrowdController {
  constructor(
    private readonly countCrowd: CountCrowd,
    private readonly traffic: TrafficApi,
  ) {}

  @Endpoint(getCrowd)
  count(
    _input: Input<typeof getCrowd>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof getCrowd>> {
    const memberId = caller.kind === 'member' ? caller.memberId : null;
    return this.countCrowd.count({
      memberId,
      here: call.request.country,
      hasTrafficSource: this.traffic.sourceOf(call) !== undefined,
    });
  }
}

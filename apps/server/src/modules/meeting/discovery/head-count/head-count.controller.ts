import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { getCrowd } from '@kindling/contract/meeting/calls/head-count';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { TrafficApi } from '../../../brands/traffic/traffic.api.js';
import { HeadCount } from './head-count.js';

@Controller()
export class HeadCountController {
  constructor(
    private readonly headCount: HeadCount,
    private readonly traffic: TrafficApi,
  ) {}

  @Endpoint(getCrowd)
  count(
    _input: Input<typeof getCrowd>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof getCrowd>> {
    const memberId = caller.kind === 'member' ? caller.memberId : null;
    return this.headCount.count({
      memberId,
      here: call.request.country,
      hasTrafficSource: this.traffic.sourceOf(call) !== undefined,
    });
  }
}

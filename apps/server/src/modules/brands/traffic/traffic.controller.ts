import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { setCookieConsent } from '@kindling/contract/brands/calls/traffic';
import type { Call } from '../../../kernel/http/call.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { TrafficApi } from './traffic.api.js';

@Controller()
export class TrafficController {
  constructor(private readonly traffic: TrafficApi) {}

  @Endpoint(setCookieConsent)
  setCookieConsent(
    { body }: Input<typeof setCookieConsent>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof setCookieConsent>> {
    this.traffic.choose(call, body.choice);
    return Promise.resolve({ done: true });
  }
}

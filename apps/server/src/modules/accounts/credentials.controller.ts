import { Controller, Inject } from '@nestjs/common';
import * as routes from '@kindling/contract/routes/credentials';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../kernel/http/call.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { RequestPasswordReset } from './request-password-reset.js';

/** What opens an account: its address and the links to it. Passwords are set in the user's module, by their names. */
@Controller()
export class CredentialsController {
  constructor(@Inject(RequestPasswordReset) private readonly resets: RequestPasswordReset) {}

  @Endpoint(routes.requestPasswordReset)
  async requestPasswordReset(
    { body }: Input<typeof routes.requestPasswordReset>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.requestPasswordReset>> {
    await this.resets.request(body.email, call);
    return { done: true };
  }
}

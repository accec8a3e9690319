import { Controller, Inject } from '@nestjs/common';
import * as routes from '@kindling/contract/routes/account';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../kernel/http/call.js';
import type { MemberCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { Activate } from './activate.js';
import { ResendActivation } from './resend-activation.js';
import { SignUp } from './sign-up.js';
import { SignupGate } from './signup-gate.js';

@Controller()
export class AccountsController {
  constructor(
    @Inject(Activate) private readonly activation: Activate,
    @Inject(ResendActivation) private readonly resending: ResendActivation,
    @Inject(SignUp) private readonly signups: SignUp,
    @Inject(SignupGate) private readonly gate: SignupGate,
  ) {}

  @Endpoint(routes.getSignupChallenge)
  async getSignupChallenge(
    _input: Input<typeof routes.getSignupChallenge>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.getSignupChallenge>> {
    return { ...(await this.gate.open(call)), signups_open: this.signups.isOpen(call) };
  }

  @Endpoint(routes.activate)
  async activate(
    { body }: Input<typeof routes.activate>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.activate>> {
    await this.activation.activate(body.token, call);
    return { done: true };
  }

  @Endpoint(routes.resendActivation)
  async resendActivation(
    _input: Input<typeof routes.resendActivation>,
    caller: MemberCaller,
  ): Promise<Answer<typeof routes.resendActivation>> {
    await this.resending.resend(caller.memberId);
    return { done: true };
  }
}

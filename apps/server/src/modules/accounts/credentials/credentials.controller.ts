import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/accounts/calls/credentials';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { ConfirmMailChange } from './confirm-mail-change.js';
import { RequestMailChange } from './request-mail-change.js';
import { RequestPasswordReset } from './request-password-reset.js';

/** What opens an account: its address and the links to it. Passwords are set in the user's module, by their names. */
@Controller()
export class CredentialsController {
  constructor(
    private readonly resets: RequestPasswordReset,
    private readonly mailChanges: RequestMailChange,
    private readonly mailChangeConfirming: ConfirmMailChange,
  ) {}

  @Endpoint(routes.requestPasswordReset)
  async requestPasswordReset(
    { body }: Input<typeof routes.requestPasswordReset>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.requestPasswordReset>> {
    await this.resets.request(body.email, call);
    return { done: true };
  }

  @Endpoint(routes.requestMailChange)
  async requestMailChange(
    { body }: Input<typeof routes.requestMailChange>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.requestMailChange>> {
    await this.mailChanges.request({ memberId, ...body });
    return { done: true };
  }

  @Endpoint(routes.confirmMailChange)
  async confirmMailChange(
    { body }: Input<typeof routes.confirmMailChange>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.confirmMailChange>> {
    await this.mailChangeConfirming.confirm(body.token, call);
    return { done: true };
  }
}

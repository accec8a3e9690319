import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/overviews/calls/passwords';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { ChangePassword, ResetPassword } from '../../accounts/accounts.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';

/** Sets passwords. Here because a password must not be the member's name, which only their profile has. */
@Controller()
export class PasswordsController {
  constructor(
    private readonly changes: ChangePassword,
    private readonly resets: ResetPassword,
    private readonly profiles: ProfilesApi,
  ) {}

  @Endpoint(routes.resetPassword)
  async resetPassword({
    body,
  }: Input<typeof routes.resetPassword>): Promise<Answer<typeof routes.resetPassword>> {
    const { token, password, password_repeat: passwordRepeat, remove_passkeys: removePasskeys } = body;
    const name = await this.nameOf(await this.resets.accountOf(token));
    await this.resets.reset({ token, password, passwordRepeat, removePasskeys, name });
    return { done: true };
  }

  @Endpoint(routes.changePassword)
  async changePassword(
    { body }: Input<typeof routes.changePassword>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.changePassword>> {
    const { old_password: oldPassword, password, password_repeat: passwordRepeat } = body;
    const name = await this.nameOf(memberId);
    await this.changes.change({ memberId, oldPassword, password, passwordRepeat, name }, call);
    return { done: true };
  }

  private async nameOf(memberId: string): Promise<string> {
    return (await this.profiles.own(memberId))?.name ?? '';
  }
}

import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/overviews/calls/me';
import type { Answer, Input } from '@kindling/contract/route';
import { problem, type Problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { PageReads } from '../../../kernel/pages/page-reads.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { BannedLogin, LogIn, LogInWithPasskey, type Account } from '../../accounts/accounts.api.js';
import { RestrictionsApi } from '../../safety/restrictions/restrictions.api.js';
import { DescribeUser } from './describe-user.js';
import { UpdateUser } from './update-user.js';

type UserAnswer = Answer<typeof routes.getUser>;

/** The calls on the logged-in member as a whole: user.php and logout.php (specification §7). */
@Controller()
export class MeController {
  constructor(
    private readonly logIn: LogIn,
    private readonly logInWithPasskey: LogInWithPasskey,
    private readonly memberSessions: MemberSessions,
    private readonly restrictions: RestrictionsApi,
    private readonly describeUser: DescribeUser,
    private readonly updates: UpdateUser,
  ) {}

  @Endpoint(routes.getUser)
  async getUser(_input: Input<typeof routes.getUser>, caller: MemberCaller | Visitor): Promise<UserAnswer> {
    if (caller.kind !== 'member') return { user: null };
    if (!PageReads.isPage()) return this.answer(caller);
    return { user: (await this.describeUser.describeOnPage(caller.memberId, caller.sessionHash)) ?? null };
  }

  @Endpoint(routes.login)
  async login({ body }: Input<typeof routes.login>, _caller: unknown, call: Call): Promise<UserAnswer> {
    return this.entered(this.logIn.logIn(body, call));
  }

  @Endpoint(routes.loginWithPasskey)
  async loginWithPasskey(
    { body }: Input<typeof routes.loginWithPasskey>,
    _caller: unknown,
    call: Call,
  ): Promise<UserAnswer> {
    return this.entered(this.logInWithPasskey.logIn(body, call));
  }

  @Endpoint(routes.updateUser)
  async updateUser({ body }: Input<typeof routes.updateUser>, caller: MemberCaller): Promise<UserAnswer> {
    await this.updates.update(caller.memberId, body);
    return this.answer(caller);
  }

  @Endpoint(routes.logout)
  async logout(
    _input: Input<typeof routes.logout>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.logout>> {
    await this.memberSessions.end(call);
    return { done: true };
  }

  private async entered(entering: Promise<Account>): Promise<UserAnswer> {
    const account = await entering.catch((error: unknown) => {
      throw error instanceof BannedLogin ? this.bannedProblem(error) : error;
    });
    return this.answer({ memberId: account.id, account });
  }

  /**
   * A member who proved to own a banned account gets the link to the reasons, which they can no longer read by logging
   * in.
   */
  private bannedProblem({ restrictionId }: BannedLogin): Problem {
    return problem('account_banned', {
      restriction: restrictionId,
      token: this.restrictions.tokenOf(restrictionId),
    });
  }

  private async answer({
    memberId,
    ...known
  }: {
    memberId: string;
    /** If it was just read. */
    account?: Account;
    sessionHash?: string;
  }): Promise<UserAnswer> {
    return { user: (await this.describeUser.describe(memberId, known)) ?? null };
  }
}

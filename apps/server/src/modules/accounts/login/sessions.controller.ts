import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/accounts/calls/sessions';
import type { Answer, Input } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';

/** Where a member is logged in, and how to end that (decisions §3.1). */
@Controller()
export class SessionsController {
  constructor(private readonly memberSessions: MemberSessions) {}

  @Endpoint(routes.listSessions)
  async listSessions(
    _input: Input<typeof routes.listSessions>,
    { memberId, sessionHash }: MemberCaller,
  ): Promise<Answer<typeof routes.listSessions>> {
    const open = await this.memberSessions.list(memberId);
    return {
      sessions: open.map((session) => ({
        id: session.id,
        user_agent: session.userAgent,
        opened_by: session.openedBy,
        country: session.country,
        created_at: session.createdAt.toISOString(),
        expires_at: session.expiresAt.toISOString(),
        current: session.sessionHash === sessionHash,
      })),
    };
  }

  /** One's own session is ended like a logout: its cookie goes with it. */
  @Endpoint(routes.endSession)
  async endSession(
    { params }: Input<typeof routes.endSession>,
    { memberId, sessionHash }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.endSession>> {
    const session = (await this.memberSessions.list(memberId)).find((open) => open.id === params.id);
    if (!session) throw problem('not_found');
    if (session.sessionHash === sessionHash) await this.memberSessions.end(call);
    else await this.memberSessions.endOne(memberId, session.sessionHash);
    return { done: true };
  }

  @Endpoint(routes.endOtherSessions)
  async endOtherSessions(
    _input: Input<typeof routes.endOtherSessions>,
    { memberId, sessionHash }: MemberCaller,
  ): Promise<Answer<typeof routes.endOtherSessions>> {
    await this.memberSessions.endAll(memberId, sessionHash);
    return { done: true };
  }
}

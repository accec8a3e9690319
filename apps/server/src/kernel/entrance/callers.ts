import { Inject, Injectable } from '@nestjs/common';
import { TenantContext } from '../ground/tenant-context.js';
import type { CallRequest } from '../http/call.js';
import type { Caller } from '../http/caller.js';
import { sessionCookieName } from '../http/cookies.js';
import { MemberSessions } from '../sessions/member-sessions.js';
import { StaffSessions } from '../sessions/staff-sessions.js';
import type { Served } from '../tenancy/hosts.js';

/** The caller of a browser's session cookie: a member on the host of their brand, staff on the console's. */
@Injectable()
export class Callers {
  constructor(
    @Inject(MemberSessions) private readonly memberSessions: Pick<MemberSessions, 'find'>,
    @Inject(StaffSessions) private readonly staffSessions: Pick<StaffSessions, 'find'>,
  ) {}

  /** @returns a visitor where there is no session, or it has ended */
  async find(served: Served, { cookies, secure }: Pick<CallRequest, 'cookies' | 'secure'>): Promise<Caller> {
    if (served.kind !== 'console' && served.kind !== 'brand') return { kind: 'visitor' };
    const token = cookies[sessionCookieName(served.kind === 'console' ? 'staff' : 'member', secure)];
    const caller = token && (await this.behind(served, token));
    return caller || { kind: 'visitor' };
  }

  private behind(
    served: Extract<Served, { kind: 'console' | 'brand' }>,
    token: string,
  ): Promise<Caller | undefined> {
    return served.kind === 'console'
      ? this.staffSessions.find(token)
      : TenantContext.run(served.tenant, () => this.memberSessions.find(token));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { rightsOfRole } from '@kindling/contract/staff';
import type { Call } from '../../kernel/http/call.js';
import { StaffSessions, type StaffCaller } from '../../kernel/http/caller.js';
import { sessionCookieName } from '../../kernel/http/cookies.js';
import { problem } from '../../kernel/http/problem.js';
import { hashSecret } from '../../kernel/sessions/sessions.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import type { StaffEntity } from './staff.entity.js';
import { StaffRepository } from './staff.repository.js';

/** A working day and some: shorter than the members' 30 days, because a session here opens everybody's data. */
const sessionSeconds = 12 * 3600;

/** The console's sessions: opaque tokens in a host-only cookie. Roles and brands are read anew for each request. */
@Injectable()
export class ConsoleSessions extends StaffSessions {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(StaffRepository) private readonly staff: StaffRepository,
  ) {
    super();
  }

  override async find(token: string): Promise<StaffCaller | undefined> {
    const sessionHash = hashSecret(token);
    const found = await this.staff.findBySession(sessionHash, this.clock.now());
    return found && this.toCaller(found, sessionHash);
  }

  /**
   * Starts a session in place of the one the browser had.
   *
   * @param staff as they were when their second factor was checked
   * @returns who acts from now on
   * @throws Problem `login_expired` when their way in was taken back since
   */
  async start(staff: StaffEntity, call: Call): Promise<StaffCaller> {
    await this.forget(call);
    const now = this.clock.now();
    await this.staff.deleteExpiredSessions(staff.id, now);
    const token = this.ids.secret();
    const tokenHash = hashSecret(token);
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
    const session = { tokenHash, staffId: staff.id, createdAt: now, expiresAt };
    if (!(await this.staff.insertSession(session, staff.accessVersion))) throw problem('login_expired');
    call.setCookie(this.cookieName(call), token, { maxAgeSeconds: sessionSeconds, strict: true });
    const caller = await this.toCaller(staff, tokenHash);
    call.become(caller);
    return caller;
  }

  /** Ends the browser's session. */
  async end(call: Call): Promise<void> {
    await this.forget(call);
    call.clearCookie(this.cookieName(call));
    call.become({ kind: 'visitor' });
  }

  private async forget(call: Call): Promise<void> {
    const before = await call.caller();
    if (before.kind === 'staff') await this.staff.deleteSession(before.sessionHash);
  }

  private cookieName(call: Call): string {
    return sessionCookieName('staff', call.request.secure);
  }

  private async toCaller(staff: StaffEntity, sessionHash: string): Promise<StaffCaller> {
    const { id: staffId, name, email, role } = staff;
    const tenants = role === 'owner' ? null : await this.staff.tenantsOf(staffId);
    return { kind: 'staff', staffId, name, email, role, rights: rightsOfRole[role], tenants, sessionHash };
  }
}

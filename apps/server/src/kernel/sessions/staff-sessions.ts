import { Inject, Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { Database } from '../database/database.js';
import { valuesWhile, type SeenRow } from '../database/seen-row.js';
import { hashSecret } from '../hash-secret.js';
import type { Call } from '../http/call.js';
import type { StaffCaller } from '../http/caller.js';
import { sessionCookieName } from '../http/cookies.js';
import { StaffDirectory } from './staff-directory.js';
import { StaffSessionEntity } from './staff-session.entity.js';

/** A working day and some: shorter than the members' 30 days, because a session here opens everybody's data. */
const sessionSeconds = 12 * 3600;

/** The console's sessions: opaque tokens in a host-only cookie. Roles and brands are read anew for each request. */
@Injectable()
export class StaffSessions {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Database) private readonly database: Database,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(StaffDirectory) private readonly directory: StaffDirectory,
  ) {}

  find(token: string): Promise<StaffCaller | undefined> {
    return this.behind(hashSecret(token));
  }

  /** Whose session it is by the hash of its token; undefined once it is over. */
  async behind(tokenHash: string): Promise<StaffCaller | undefined> {
    const session = await this.rows().findOneBy({ tokenHash });
    if (!session || session.expiresAt <= this.clock.now()) return undefined;
    return this.callerOf(session);
  }

  /**
   * Starts a session in place of the one the browser had, and lets the rest of the request act as who logged in.
   *
   * @param seen what has to be the same still, so that nothing changes in between
   * @returns who acts from now on; undefined when what was seen is no longer so, and nothing was started
   */
  async start(staffId: string, call: Call, seen: SeenRow): Promise<StaffCaller | undefined> {
    await this.forget(call);
    const now = this.clock.now();
    await this.rows().delete({ staffId, expiresAt: LessThan(now) });
    const token = this.ids.secret();
    const tokenHash = hashSecret(token);
    const { affectedRows } = await this.database.write(
      `INSERT INTO staff_session (token_hash, staff_id, created_at, expires_at)
       ${valuesWhile(seen, ':tokenHash, :staffId, :now, :expiresAt')}`,
      {
        ...seen.parameters,
        ...{ tokenHash, staffId, now, expiresAt: new Date(now.getTime() + sessionSeconds * 1000) },
      },
    );
    const caller = affectedRows === 1 ? await this.callerOf({ staffId, tokenHash }) : undefined;
    if (!caller) return undefined;
    call.setCookie(this.cookieName(call), token, { maxAgeSeconds: sessionSeconds, strict: true });
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
    if (before.kind === 'staff') await this.rows().delete({ tokenHash: before.sessionHash });
  }

  private cookieName(call: Call): string {
    return sessionCookieName('staff', call.request.secure);
  }

  private async callerOf({
    staffId,
    tokenHash,
  }: Pick<StaffSessionEntity, 'staffId' | 'tokenHash'>): Promise<StaffCaller | undefined> {
    const staff = await this.directory.find(staffId);
    return staff && { kind: 'staff', ...staff, sessionHash: tokenHash };
  }

  private rows() {
    return this.database.manager.getRepository(StaffSessionEntity);
  }
}

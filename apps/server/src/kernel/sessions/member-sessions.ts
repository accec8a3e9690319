import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { Broadcast } from '../broadcast/broadcast.js';
import { Database } from '../database/database.js';
import { valuesWhile, type SeenRow } from '../database/seen-row.js';
import { columnsOf } from '../database/row-shape.js';
import { TenantRepository } from '../database/tenant-repository.js';
import type { Call } from '../http/call.js';
import type { CallingBrowser, MemberCaller } from '../http/caller.js';
import { sessionCookieName, sessionSeconds } from '../http/cookies.js';
import { hashSecret } from '../hash-secret.js';
import { TenantContext } from '../tenancy/tenant-context.js';
import { SessionEntity } from './member-session.entity.js';
import { sessionsEnded } from './session-ends.js';

/** How long a token holds that was replaced. */
const graceMs = 60_000;

const found = columnsOf(SessionEntity, ['memberId', 'renewalDue']);
const hashes = columnsOf(SessionEntity, ['tokenHash']);

export interface OpenSession {
  /** What its member calls it by; opens nothing. */
  id: string;
  /** Hash of the token, as a caller carries it. */
  sessionHash: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Names a session in its member's list: made from its key, which it does not give away. */
function publicId(sessionHash: string): string {
  return hashSecret(sessionHash).slice(0, 24);
}

/** Members' sessions: opaque tokens in a host-only cookie for 30 days (decisions §3.1). */
@Injectable()
export class MemberSessions {
  private readonly rows: TenantRepository<SessionEntity>;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Broadcast) private readonly broadcast: Broadcast,
  ) {
    this.rows = new TenantRepository(database, SessionEntity);
  }

  async find(token: string): Promise<MemberCaller | undefined> {
    const sessionHash = hashSecret(token);
    const [row] = await this.database.rows(
      found,
      `SELECT ${found.list} FROM session
        WHERE tenant_id = :tenant AND token_hash = :hash AND expires_at > :now`,
      { hash: sessionHash, now: this.clock.now() },
    );
    if (!row) return undefined;
    const caller = { kind: 'member', memberId: row.memberId, sessionHash } as const;
    return row.renewalDue ? { ...caller, renew: (call) => this.renewDue(caller, call) } : caller;
  }

  /**
   * Starts a session, in place of the one the browser had, and lets the rest of the request act as the member. In a
   * transaction, the browser gets it once that is committed.
   *
   * @param seen what has to be the same still, so that nothing changes in between; absent: nothing
   * @returns false when it is no longer, and nothing happened
   */
  async start(memberId: string, call: Call, seen?: SeenRow): Promise<boolean> {
    const token = this.ids.secret();
    const now = this.clock.now();
    const sessionHash = hashSecret(token);
    const before = await call.caller();
    const { affectedRows } = await this.database.write(
      `INSERT INTO session
         (tenant_id, token_hash, member_id, family_id, created_at, expires_at, user_agent, renewal_due)
       ${valuesWhile(seen, ':tenant, :sessionHash, :memberId, :familyId, :now, :expiresAt, :userAgent, 0')}`,
      {
        ...seen?.parameters,
        sessionHash,
        memberId,
        familyId: this.ids.next(),
        now,
        expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
        userAgent: (call.header('user-agent') ?? '').slice(0, 160),
      },
    );
    if (affectedRows === 0) return false;
    if (before.kind === 'member') await this.endOne(before.memberId, before.sessionHash);
    this.handOver({ kind: 'member', memberId, sessionHash }, token, call);
    return true;
  }

  /** Has every session of a member get a new token with its next request (decisions §3.1). */
  async renewAll(memberId: string): Promise<void> {
    await this.database.write(
      `UPDATE session SET renewal_due = 1
        WHERE tenant_id = :tenant AND member_id = :memberId AND replaced_by IS NULL`,
      { memberId },
    );
  }

  /**
   * Gives the browser's session a new token. The old one holds for a minute more: other tabs may have asked for
   * something with it.
   *
   * @throws Error outside a transaction
   */
  async renew(caller: MemberCaller, call: CallingBrowser): Promise<void> {
    this.database.requireTransaction('Renewing a session');
    const token = this.ids.secret();
    const now = this.clock.now();
    const [before, sessionHash] = [caller.sessionHash, hashSecret(token)];
    const { affectedRows } = await this.database.write(
      `UPDATE session SET replaced_by = :sessionHash, renewal_due = 0, expires_at = LEAST(expires_at, :graceEnd)
        WHERE tenant_id = :tenant AND token_hash = :before AND replaced_by IS NULL`,
      { sessionHash, before, graceEnd: new Date(now.getTime() + graceMs) },
    );
    // Another request was faster: its answer has the new token.
    if (affectedRows === 0) return;
    await this.database.write(
      `INSERT INTO session
         (tenant_id, token_hash, member_id, family_id, created_at, expires_at, user_agent, renewal_due)
       SELECT tenant_id, :sessionHash, member_id, family_id, created_at, :expiresAt, user_agent, 0
         FROM session WHERE tenant_id = :tenant AND token_hash = :before`,
      { sessionHash, before, expiresAt: new Date(now.getTime() + sessionSeconds * 1000) },
    );
    this.handOver({ kind: 'member', memberId: caller.memberId, sessionHash }, token, call);
  }

  private async renewDue(caller: MemberCaller, call: CallingBrowser): Promise<MemberCaller> {
    call.become(caller);
    await this.database.inTransaction(() => this.renew(caller, call));
    const now = await call.caller();
    return now.kind === 'member' ? now : caller;
  }

  /** Once it is committed, the browser gets its token, and the rest of the request acts as the member. */
  private handOver(caller: MemberCaller, token: string, call: CallingBrowser): void {
    this.database.afterCommit(() => {
      call.setCookie(sessionCookieName('member', call.request.secure), token, {
        maxAgeSeconds: sessionSeconds,
      });
      call.become(caller);
    });
  }

  /** A member's sessions that are open, the newest first. */
  async list(memberId: string): Promise<OpenSession[]> {
    const rows = await this.rows.find({ memberId }, { order: { createdAt: 'DESC', tokenHash: 'DESC' } });
    const now = this.clock.now();
    return rows
      .filter((row) => row.expiresAt > now && row.replacedBy === null)
      .map(({ tokenHash, userAgent, createdAt, expiresAt }) => ({
        id: publicId(tokenHash),
        sessionHash: tokenHash,
        userAgent,
        createdAt,
        expiresAt,
      }));
  }

  /** Ends one of a member's sessions, if it is still open, and the token that it took the place of. */
  async endOne(memberId: string, sessionHash: string): Promise<void> {
    await this.database.write(
      `DELETE FROM session
        WHERE tenant_id = :tenant AND member_id = :memberId AND :sessionHash IN (token_hash, replaced_by)`,
      { memberId, sessionHash },
    );
    this.tellEnded(memberId);
  }

  /** Ends all of a member's sessions but the one whose hash is given. */
  async endAll(memberId: string, exceptHash?: string): Promise<void> {
    await this.database.write(
      `DELETE FROM session WHERE tenant_id = :tenant AND member_id = :memberId AND token_hash <> :exceptHash`,
      { memberId, exceptHash: exceptHash ?? '' },
    );
    this.tellEnded(memberId);
  }

  /** Which of some sessions, named by their tokens' hashes, are open still. */
  async stillOpen(sessionHashes: readonly string[]): Promise<Set<string>> {
    if (sessionHashes.length === 0) return new Set();
    const rows = await this.database.rows(
      hashes,
      `SELECT ${hashes.list} FROM session
        WHERE tenant_id = :tenant AND token_hash IN (:sessionHashes) AND expires_at > :now`,
      { sessionHashes, now: this.clock.now() },
    );
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }

  /** What stays the same of a session while its tokens change; undefined once it is over. */
  async familyOf(sessionHash: string): Promise<string | undefined> {
    const row = await this.rows.findOne({ tokenHash: sessionHash });
    return row && row.expiresAt > this.clock.now() ? row.familyId : undefined;
  }

  /** Ends the browser's session; nothing happens without one. */
  async end(call: Call): Promise<void> {
    const caller = await call.caller();
    if (caller.kind === 'member') await this.endOne(caller.memberId, caller.sessionHash);
    call.clearCookie(sessionCookieName('member', call.request.secure));
    call.become({ kind: 'visitor' });
  }

  /** Once it is committed, every process that holds something open for the member hears of it. */
  private tellEnded(memberId: string): void {
    const tenantId = TenantContext.id();
    this.database.afterCommit(() => {
      void this.broadcast.publish(sessionsEnded, { tenantId, memberId }).catch(() => undefined);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { SessionOpening } from '@kindling/contract/accounts/calls/sessions';
import type { Country } from '@kindling/contract/languages';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { Broadcast } from '../broadcast/broadcast.js';
import { Database } from '../database/database.js';
import { columnsOf } from '../database/row-shape.js';
import { valuesWhile, type SeenRow } from '../database/seen-row.js';
import { TenantRepository } from '../database/tenant-repository.js';
import { hashSecret } from '../ground/hash-secret.js';
import { TenantContext } from '../ground/tenant-context.js';
import type { Call } from '../http/call.js';
import type { CallingBrowser, MemberCaller } from '../http/caller.js';
import { sessionCookieName, sessionSeconds } from '../http/cookies.js';
import { SessionEntity } from './member-session.entity.js';
import { publicSessionId } from './public-session-id.js';
import { sessionsEnded } from './session-ends.js';

/** How long a replaced token remains valid. */
const graceMs = 60_000;
const dayMs = 86_400_000;

const graceAfter = (now: Date): Date => new Date(now.getTime() + graceMs);
const graceBefore = (now: Date): Date => new Date(now.getTime() - graceMs);
/** Only the day of a session's last use is kept, even for members who share when they are online. */
const dayOf = (now: Date): Date => new Date(Math.floor(now.getTime() / dayMs) * dayMs);

const found = columnsOf(SessionEntity, ['memberId', 'renewalDue', 'renewedAt', 'unseen', 'lastSeenAt']);
const hashes = columnsOf(SessionEntity, ['tokenHash']);

export interface OpenSession {
  /** Its public id; grants no access. */
  id: string;
  /** Hash of the token, as a caller carries it. */
  sessionHash: string;
  userAgent: string;
  /** Credential used to log in; null for sessions older than this field. */
  openedBy: SessionOpening | null;
  /** Country of the login; null if unknown. */
  country: Country | null;
  createdAt: Date;
  /** The day (UTC); null for sessions older than this field. */
  lastSeenAt: Date | null;
  expiresAt: Date;
}

/** Members' sessions: opaque tokens in a host-only cookie for 30 days (decisions §3.1). */
@Injectable()
export class MemberSessions {
  private readonly rows: TenantRepository<SessionEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly broadcast: Broadcast,
  ) {
    this.rows = new TenantRepository(database, SessionEntity);
  }

  async find(token: string): Promise<MemberCaller | undefined> {
    const sessionHash = hashSecret(token);
    const now = this.clock.now();
    const [row] = await this.database.rows(
      found,
      `SELECT ${found.list} FROM session
        WHERE tenant_id = :tenant AND token_hash = :hash AND expires_at > :now`,
      { hash: sessionHash, now },
    );
    if (!row) return undefined;
    const { memberId, renewalDue, renewedAt, unseen, lastSeenAt } = row;
    if (unseen) await this.arrived(memberId, sessionHash);
    const today = dayOf(now);
    if (lastSeenAt === null || lastSeenAt < today)
      await this.rows.update({ tokenHash: sessionHash }, { lastSeenAt: today });
    const caller = { kind: 'member', memberId, sessionHash } as const;
    const isDue = renewalDue && (renewedAt === null || renewedAt <= graceBefore(now));
    return isDue ? { ...caller, renew: (call) => this.renewDue(caller, call) } : caller;
  }

  /**
   * Starts a session, in place of the browser's previous one, and makes the rest of the request act as the member.
   * Within a transaction, the browser gets it after the commit.
   *
   * @param openedBy null for a signup without a password
   * @param seen a row that must be unchanged; absent: none
   * @returns false when it has changed, and nothing happened
   */
  async start(
    memberId: string,
    openedBy: SessionOpening | null,
    call: Call,
    seen?: SeenRow,
  ): Promise<boolean> {
    const token = this.ids.secret();
    const now = this.clock.now();
    const sessionHash = hashSecret(token);
    const before = await call.caller();
    const { affectedRows } = await this.database.write(
      `INSERT INTO session
         (tenant_id, token_hash, member_id, family_id, created_at, expires_at, user_agent, renewal_due, country, last_seen_at,
          opened_by)
       ${valuesWhile(seen, ':tenant, :sessionHash, :memberId, :familyId, :now, :expiresAt, :userAgent, 0, :country, :today, :openedBy')}`,
      {
        ...seen?.parameters,
        sessionHash,
        memberId,
        familyId: this.ids.next(),
        now,
        expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
        userAgent: (call.header('user-agent') ?? '').slice(0, 160),
        country: call.request.country,
        today: dayOf(now),
        openedBy,
      },
    );
    if (affectedRows === 0) return false;
    if (before.kind === 'member') await this.endOne(before.memberId, before.sessionHash);
    this.handOver({ kind: 'member', memberId, sessionHash }, token, call);
    return true;
  }

  /** Makes every session of a member get a new token with its next request (decisions §3.1). */
  async renewAll(memberId: string): Promise<void> {
    await this.database.write(
      `UPDATE session SET renewal_due = 1
        WHERE tenant_id = :tenant AND member_id = :memberId AND replaced_by IS NULL`,
      { memberId },
    );
  }

  /**
   * Gives the browser's session a new token. The old one remains valid for a minute: other tabs may have requests in
   * progress with it.
   *
   * @throws Error outside a transaction
   */
  async renew(caller: MemberCaller, call: CallingBrowser): Promise<void> {
    this.database.requireTransaction('Renewing a session');
    const token = this.ids.secret();
    const [before, sessionHash] = [caller.sessionHash, hashSecret(token)];
    const { affectedRows } = await this.database.write(
      `UPDATE session SET replaced_by = :sessionHash, renewal_due = 0, expires_at = LEAST(expires_at, :graceEnd)
        WHERE tenant_id = :tenant AND token_hash = :before AND (replaced_by IS NULL OR renewal_due = 1)`,
      { sessionHash, before, graceEnd: graceAfter(this.clock.now()) },
    );
    // Another request was faster: its response has the new token.
    if (affectedRows > 0) await this.succeed(caller, token, call, { unseen: false });
  }

  /**
   * Gives the browser a due token. The old one remains valid until the browser uses the new one, and a minute later it
   * is offered another: a lost response logs no member out.
   */
  private async renewDue(caller: MemberCaller, call: CallingBrowser): Promise<MemberCaller> {
    call.become(caller);
    const token = this.ids.secret();
    const now = this.clock.now();
    await this.database.inTransaction(async () => {
      const { affectedRows } = await this.database.write(
        `UPDATE session SET replaced_by = :sessionHash, renewed_at = :now
          WHERE tenant_id = :tenant AND token_hash = :before AND renewal_due = 1
            AND (renewed_at IS NULL OR renewed_at <= :graceStart)`,
        { sessionHash: hashSecret(token), before: caller.sessionHash, now, graceStart: graceBefore(now) },
      );
      if (affectedRows > 0) await this.succeed(caller, token, call, { unseen: true });
    });
    const current = await call.caller();
    return current.kind === 'member' ? current : caller;
  }

  /** Stores the successor of the caller's token, and nothing else. */
  private async succeed(
    { memberId, sessionHash: before }: MemberCaller,
    token: string,
    call: CallingBrowser,
    { unseen }: { unseen: boolean },
  ): Promise<void> {
    const sessionHash = hashSecret(token);
    const session = await this.rows.findOne({ tokenHash: before });
    if (!session) throw new Error('A session is gone while it is renewed');
    await this.rows.delete({ memberId, familyId: session.familyId, unseen: true });
    const expiresAt = new Date(this.clock.now().getTime() + sessionSeconds * 1000);
    await this.database.write(
      `INSERT INTO session
         (tenant_id, token_hash, member_id, family_id, created_at, expires_at, user_agent, renewal_due, unseen, country,
          last_seen_at, opened_by)
       SELECT tenant_id, :sessionHash, member_id, family_id, created_at, :expiresAt, user_agent, 0, :unseen, country,
              last_seen_at, opened_by
         FROM session WHERE tenant_id = :tenant AND token_hash = :before`,
      { sessionHash, before, expiresAt, unseen },
    );
    this.handOver({ kind: 'member', memberId, sessionHash }, token, call);
  }

  /** The browser has the new token: the previous one remains valid for a minute. */
  private async arrived(memberId: string, sessionHash: string): Promise<void> {
    await this.database.write(
      `UPDATE session SET renewal_due = 0, expires_at = LEAST(expires_at, :graceEnd)
        WHERE tenant_id = :tenant AND member_id = :memberId AND replaced_by = :sessionHash`,
      { memberId, sessionHash, graceEnd: graceAfter(this.clock.now()) },
    );
    await this.rows.update({ tokenHash: sessionHash }, { unseen: false });
  }

  /** After the commit, the browser gets its token, and the rest of the request acts as the member. */
  private handOver(caller: MemberCaller, token: string, call: CallingBrowser): void {
    this.database.afterCommit(() => {
      call.setCookie(sessionCookieName('member', call.request.secure), token, {
        maxAgeSeconds: sessionSeconds,
      });
      call.become(caller);
    });
  }

  /** A member's open sessions, newest first. */
  async list(memberId: string): Promise<OpenSession[]> {
    const rows = await this.rows.find({ memberId }, { order: { createdAt: 'DESC', tokenHash: 'DESC' } });
    const now = this.clock.now();
    return rows
      .filter((row) => row.expiresAt > now && row.replacedBy === null)
      .map(({ tokenHash, userAgent, openedBy, country, createdAt, lastSeenAt, expiresAt }) => ({
        id: publicSessionId(tokenHash),
        sessionHash: tokenHash,
        ...{ userAgent, openedBy, country, createdAt, lastSeenAt, expiresAt },
      }));
  }

  /** Ends one of a member's sessions, if it is still open, by all its tokens. */
  async endOne(memberId: string, sessionHash: string): Promise<void> {
    const session = await this.rows.findOne({ tokenHash: sessionHash, memberId });
    if (session) await this.rows.delete({ memberId, familyId: session.familyId });
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

  /** Which of some sessions, named by their tokens' hashes, are still open. */
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

  /** The part of a session that stays the same while its tokens change; undefined once it has ended. */
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

  /** After the commit, notifies every process that has a connection of the member open. */
  private tellEnded(memberId: string): void {
    const tenantId = TenantContext.id();
    this.database.afterCommit(() => {
      void this.broadcast.publish(sessionsEnded, { tenantId, memberId }).catch(() => undefined);
    });
  }
}

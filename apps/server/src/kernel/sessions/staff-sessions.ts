import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan, Not } from 'typeorm';
import type { Country } from '@kindling/contract/languages';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { Database } from '../database/database.js';
import { columnsOf } from '../database/row-shape.js';
import { wholeNumber } from '../database/row-values.js';
import { valuesWhile, type SeenRow } from '../database/seen-row.js';
import { hashSecret } from '../ground/hash-secret.js';
import type { Call } from '../http/call.js';
import type { StaffCaller } from '../http/caller.js';
import { sessionCookieName } from '../http/cookies.js';
import { publicSessionId } from './public-session-id.js';
import { StaffDirectory } from './staff-directory.js';
import { StaffSessionEntity } from './staff-session.entity.js';

/**
 * Slightly more than a working day: shorter than the members' 30 days, because a session here gives access to all
 * members' data.
 */
const sessionSeconds = 12 * 3600;
/** Precision of a session's last use: one write in that time, however active it is. */
const usedWithinMs = 5 * 60_000;

const counted = columnsOf(StaffSessionEntity, ['staffId']).with('count', 'COUNT(*)', wholeNumber);

export interface OpenStaffSession {
  /** Its public id; grants no access. */
  id: string;
  /** Hash of the token, as a caller carries it. */
  sessionHash: string;
  userAgent: string;
  /** Country of the login; null if unknown. */
  country: Country | null;
  createdAt: Date;
  /** Precise to five minutes; null for sessions older than this field. */
  lastUsedAt: Date | null;
  expiresAt: Date;
}

/** The console's sessions: opaque tokens in a host-only cookie. Roles and brands are read for each request. */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly staffDirectory: StaffDirectory,
  ) {}

  find(token: string): Promise<StaffCaller | undefined> {
    return this.behind(hashSecret(token));
  }

  /** The owner of the session with this token hash; undefined once it has ended. */
  async behind(tokenHash: string): Promise<StaffCaller | undefined> {
    const found = await this.staffDirectory.ofSession(tokenHash);
    const now = this.clock.now();
    if (!found || found.expiresAt <= now) return undefined;
    const { expiresAt: _until, lastUsedAt, ...staff } = found;
    if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usedWithinMs)
      await this.rows().update({ tokenHash }, { lastUsedAt: now });
    return { kind: 'staff', ...staff, sessionHash: tokenHash };
  }

  /**
   * Starts a session in place of the browser's previous one, and makes the rest of the request act as the staff member.
   *
   * @param seen a row that must be unchanged
   * @returns the new caller; undefined when the row has changed, and no session was started
   */
  async start(staffId: string, call: Call, seen: SeenRow): Promise<StaffCaller | undefined> {
    await this.forget(call);
    const now = this.clock.now();
    await this.rows().delete({ staffId, expiresAt: LessThan(now) });
    const token = this.ids.secret();
    const tokenHash = hashSecret(token);
    const { affectedRows } = await this.database.write(
      `INSERT INTO staff_session (token_hash, staff_id, created_at, expires_at, user_agent, country, last_used_at)
       ${valuesWhile(seen, ':tokenHash, :staffId, :now, :expiresAt, :userAgent, :country, :now')}`,
      {
        ...seen.parameters,
        ...{ tokenHash, staffId, now, expiresAt: new Date(now.getTime() + sessionSeconds * 1000) },
        userAgent: (call.header('user-agent') ?? '').slice(0, 160),
        country: call.request.country,
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

  /** A staff member's open sessions, newest first. */
  async list(staffId: string): Promise<OpenStaffSession[]> {
    const rows = await this.rows().find({ where: { staffId, expiresAt: MoreThan(this.clock.now()) } });
    rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return rows.map(({ tokenHash, userAgent, country, createdAt, lastUsedAt, expiresAt }) => ({
      id: publicSessionId(tokenHash),
      sessionHash: tokenHash,
      ...{ userAgent, country, createdAt, lastUsedAt, expiresAt },
    }));
  }

  /** @returns the number of open sessions of each; staff without one are missing */
  async counts(staffIds: readonly string[]): Promise<Map<string, number>> {
    if (staffIds.length === 0) return new Map();
    const rows = await this.database.rows(
      counted,
      `SELECT ${counted.list} FROM staff_session
        WHERE staff_id IN (:staffIds) AND expires_at > :now GROUP BY staff_id`,
      { staffIds: [...staffIds], now: this.clock.now() },
    );
    return new Map(rows.map(({ staffId, count }) => [staffId, count]));
  }

  /** Ends one of a staff member's sessions, if it is still open. */
  async endOne(staffId: string, sessionHash: string): Promise<void> {
    await this.rows().delete({ staffId, tokenHash: sessionHash });
  }

  /** Ends all sessions of a staff member but the one whose hash is given. */
  async endAll(staffId: string, exceptHash = ''): Promise<void> {
    await this.rows().delete({ staffId, tokenHash: Not(exceptHash) });
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
    const staff = await this.staffDirectory.find(staffId);
    return staff && { kind: 'staff', ...staff, sessionHash: tokenHash };
  }

  private rows() {
    return this.database.manager.getRepository(StaffSessionEntity);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { columnsOf } from '../../kernel/database/row-shape.js';
import { Clock } from '../../ports/clock.js';
import { isOnline, onlineSince, storedLastSeen } from './presence-rules.js';
import { ProfileEntity } from './profile.entity.js';
import { isPresenceShown } from './profile-visibility.js';

const profileId = columnsOf(ProfileEntity, ['id'], 'p');
/** As many are named in one statement. */
const atOnce = 500;

/** Of whom others are told that they are here. Whether the reader may see them the caller has asked. */
@Injectable()
export class ShownPresence {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Those among `ids` that are online: lists show them, they let it be told, and they are real (trust 1). */
  online(ids: readonly string[]): Promise<Set<string>> {
    return this.idsWhere(ids, isOnline(':since'), { since: onlineSince(this.clock.now()) });
  }

  /** Whether others may be told when the member is online. */
  async mayBeTold(memberId: string): Promise<boolean> {
    return (await this.idsWhere([memberId], isPresenceShown)).has(memberId);
  }

  /** Stores that members look at a page, in the steps of `storedLastSeen`: most of the time it writes nothing. */
  async looking(ids: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const times = { shownAt: storedLastSeen(now, true), discreetAt: storedLastSeen(now, false) };
    const stored = 'IF(p.presence_shown, :shownAt, :discreetAt)';
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce);
      // Read first: to look at a row by an UPDATE locks it.
      const behind = [...(await this.idsWhere(some, `p.last_seen_at < ${stored}`, times))];
      if (behind.length > 0)
        await this.database.write(
          `UPDATE profile p SET p.last_seen_at = ${stored}
            WHERE p.tenant_id = :tenant AND p.id IN (:behind) AND p.last_seen_at < ${stored}`,
          { ...times, behind },
        );
    }
  }

  private async idsWhere(
    ids: readonly string[],
    condition: string,
    parameters: Record<string, Date> = {},
  ): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.rows(
      profileId,
      `SELECT ${profileId.list} FROM profile p FORCE INDEX (PRIMARY)
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${condition}`,
      { ...parameters, ids },
    );
    return new Set(rows.map((row) => row.id));
  }
}

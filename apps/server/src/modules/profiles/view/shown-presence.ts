import { Injectable } from '@nestjs/common';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { Clock } from '../../../ports/clock.js';
import { ProfileEntity } from '../record/profile.entity.js';
import { ProfilesRepository } from '../record/profiles.repository.js';
import { DescribeProfile } from './describe-profile.js';
import { isOnlineAt, storedLastSeen } from './presence-rules.js';
import { isPresenceShown } from './profile-visibility.js';

const profileId = columnsOf(ProfileEntity, ['id'], 'p');
/** As many are named in one statement. */
const atOnce = 500;

/** A member as another sees them, and whether they are online, as far as that is shown. */
export interface PresentMember {
  card: ProfileCard;
  online: boolean;
}

/** Whose presence others see. */
@Injectable()
export class ShownPresence {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfilesRepository,
    private readonly describeProfile: DescribeProfile,
    private readonly clock: Clock,
  ) {}

  /**
   * Those among `ids` that the reader may see. Online are those whom lists show, who let it be told, and who are real
   * (trust 1).
   */
  async members(ids: readonly string[], viewerId: string): Promise<Map<string, PresentMember>> {
    const rows = await this.profiles.findVisibleCards(viewerId, ids);
    const cards = this.describeProfile.cardsOf(rows);
    const now = this.clock.now();
    return new Map(
      cards.map((card, index) => {
        const row = rows[index];
        return [card.id, { card, online: row !== undefined && isOnlineAt(now, row) }];
      }),
    );
  }

  /** Whether others see when the member is online. */
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

import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { json, nullable, wholeNumber } from '../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Ids } from '../../../ports/ids.js';
import type { PushTarget } from '../../../ports/push.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

/** The last push message that a member was sent. */
export interface LastPush {
  title: string;
  body: string;
  /** ISO 8601. */
  sentAt: string;
}

export interface PushState {
  subscriptions: number;
  last: LastPush | null;
}

const state = computed(
  'subscriptions',
  `(SELECT COUNT(*) FROM push_subscription s WHERE s.tenant_id = :tenant AND s.member_id = p.id)`,
  wholeNumber,
).with('last', 'n.last_push', nullable(json));

/** Browsers that take push messages. */
@Injectable()
export class PushSubscriptionsRepository {
  private readonly rows: TenantRepository<PushSubscriptionEntity>;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Ids) private readonly ids: Ids,
  ) {
    this.rows = new TenantRepository(database, PushSubscriptionEntity);
  }

  /** Makes a browser this member's, whoever's it was; the same again changes nothing but its keys. */
  async add(memberId: string, { endpoint, keys }: PushTarget, at: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO push_subscription
         (tenant_id, id, member_id, endpoint_hash, endpoint, p256dh, auth, created_at)
       VALUES (:tenant, :id, :memberId, :hash, :endpoint, :p256dh, :auth, :at)
       ON DUPLICATE KEY UPDATE member_id = VALUES(member_id), p256dh = VALUES(p256dh), auth = VALUES(auth),
         created_at = VALUES(created_at)`,
      { id: this.ids.next(), memberId, hash: hashOf(endpoint), endpoint, ...keys, at },
    );
  }

  /** The newest first. */
  ofMember(memberId: string): Promise<PushSubscriptionEntity[]> {
    return this.rows.find({ memberId }, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async has(memberId: string): Promise<boolean> {
    return (await this.rows.count({ memberId })) > 0;
  }

  async remove(memberId: string, endpoint: string): Promise<void> {
    await this.rows.delete({ memberId, endpointHash: hashOf(endpoint) });
  }

  /** What a member's own page tells of push, in one statement. */
  async state(memberId: string): Promise<PushState> {
    const rows = await this.database.rows(
      state,
      `SELECT ${state.list} FROM profile p
         LEFT JOIN notice_state n ON n.tenant_id = :tenant AND n.member_id = p.id
        WHERE p.tenant_id = :tenant AND p.id = :memberId`,
      { memberId },
    );
    const [row] = rows;
    return row
      ? { subscriptions: row.subscriptions, last: row.last as LastPush | null }
      : { subscriptions: 0, last: null };
  }

  async noteSent(memberId: string, last: LastPush): Promise<void> {
    await this.database.write(
      `INSERT INTO notice_state (tenant_id, member_id, mails_that_day, last_push)
       VALUES (:tenant, :memberId, 0, :last)
       ON DUPLICATE KEY UPDATE last_push = VALUES(last_push)`,
      { memberId, last: JSON.stringify(last) },
    );
  }
}

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

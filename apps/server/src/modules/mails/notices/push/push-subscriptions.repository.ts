import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, columnsOf, computed, type RowOf } from '../../../../kernel/database/row-shape.js';
import { flag, json, nullable, wholeNumber } from '../../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import type { PushTarget } from '../../../../ports/push.js';

/** A browser that receives push messages of a member. */
@Entity('push_subscription')
@Retention(
  'erased',
  'ten per member; those whose session ended, or whose host left the brand, within weeks (`SweepSubscriptions`)',
)
@Unique('uq_push_subscription_endpoint', ['tenantId', 'endpointHash'])
@Index('ix_push_subscription_member', ['tenantId', 'memberId', 'createdAt'])
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_push_subscription_member',
  onDelete: 'CASCADE',
})
export class PushSubscriptionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  /** The session that subscribed it, whatever its current token: the subscription ends with it. */
  @IdColumn()
  familyId!: string;

  /** Hash of the endpoint, which is too long for a key: a browser belongs to one member at a time. */
  @CodeColumn(43)
  endpointHash!: string;

  @Column({ type: 'varchar', length: 1000, charset: 'ascii', collation: 'ascii_bin' })
  endpoint!: string;

  @CodeColumn(100)
  p256dh!: string;

  @CodeColumn(40)
  auth!: string;

  @InstantColumn()
  createdAt!: Date;

  /**
   * When its service refused the installation's key: it receives no more messages, and its browser may subscribe again
   * without asking.
   */
  @InstantColumn({ nullable: true })
  refusedAt!: Date | null;

  /** The host that the browser subscribed on, which shows the messages; null in rows older than this column. */
  @Column({ type: 'varchar', length: 253, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  host!: string | null;
}

/** The last push message to a member. */
export interface LastPush {
  title: string;
  body: string;
  /** ISO 8601. */
  sentAt: string;
}

export interface PushState {
  subscriptions: number;
  /** Whether the session of this request has one of them. */
  thisBrowser: boolean;
  /** Whether its service refused the key. */
  refused: boolean;
  last: LastPush | null;
}

/** The session that made a subscription `b` is open, and its host is the brand's. */
const isOpen = `(EXISTS (SELECT 1 FROM session s
   WHERE s.tenant_id = :tenant AND s.member_id = b.member_id AND s.family_id = b.family_id AND s.expires_at > :now)
   AND (b.host IS NULL OR EXISTS (SELECT 1 FROM tenant_host h WHERE h.host = b.host AND h.tenant_id = b.tenant_id)))`;
/** It receives messages. */
const takes = `(b.refused_at IS NULL AND ${isOpen})`;
/** Whether the session of this request has a subscription that does, or does not, receive messages. */
const ofThisSession = (which: string): string => `EXISTS (SELECT 1 FROM push_subscription b
   JOIN session s ON s.tenant_id = :tenant AND s.token_hash = :sessionHash AND s.family_id = b.family_id
  WHERE b.tenant_id = :tenant AND b.member_id = p.id AND ${which})`;

const subscription = columnsBut(PushSubscriptionEntity, ['tenantId'], 'b');
const state = computed(
  'subscriptions',
  `(SELECT COUNT(*) FROM push_subscription b WHERE b.tenant_id = :tenant AND b.member_id = p.id AND ${takes})`,
  wholeNumber,
)
  .with('thisBrowser', ofThisSession('b.refused_at IS NULL'), flag)
  .with('refused', ofThisSession('b.refused_at IS NOT NULL'), flag)
  .with('last', 'n.last_push', nullable(json));

const lookedAt = columnsOf(PushSubscriptionEntity, ['tenantId', 'id'], 'b').with(
  'isOpen',
  isOpen.replace(':tenant', 'b.tenant_id'),
  flag,
);

export type BrowserOfMember = RowOf<typeof subscription>;
export type BrowserKey = Pick<PushSubscriptionEntity, 'tenantId' | 'id'>;
type LookedAt = RowOf<typeof lookedAt>;

/** Browsers that receive push messages. */
@Injectable()
export class PushSubscriptionsRepository {
  private readonly rows: TenantRepository<PushSubscriptionEntity>;

  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.rows = new TenantRepository(database, PushSubscriptionEntity);
  }

  /** Assigns a browser to this member, whoever had it; a repeat changes only its keys. */
  async add(
    owner: { memberId: string; familyId: string; host: string },
    { endpoint, keys }: PushTarget,
    at: Date,
  ): Promise<void> {
    await this.database.write(
      `INSERT INTO push_subscription
         (tenant_id, id, member_id, family_id, endpoint_hash, endpoint, p256dh, auth, created_at, host)
       VALUES (:tenant, :id, :memberId, :familyId, :hash, :endpoint, :p256dh, :auth, :at, :host)
       ON DUPLICATE KEY UPDATE member_id = VALUES(member_id), family_id = VALUES(family_id), p256dh = VALUES(p256dh), auth = VALUES(auth),
         created_at = VALUES(created_at), refused_at = NULL, host = VALUES(host)`,
      { id: this.ids.next(), ...owner, hash: hashOf(endpoint), endpoint, ...keys, at },
    );
  }

  /** Those that receive messages, newest first. */
  ofMember(memberId: string): Promise<BrowserOfMember[]> {
    return this.database.rows(
      subscription,
      `SELECT ${subscription.list} FROM push_subscription b
        WHERE b.tenant_id = :tenant AND b.member_id = :memberId AND ${takes}
        ORDER BY b.created_at DESC, b.id DESC`,
      { memberId, now: this.clock.now() },
    );
  }

  async has(memberId: string): Promise<boolean> {
    return (await this.ofMember(memberId)).length > 0;
  }

  /** Deletes the member's browsers whose session has ended, or whose host has left the brand. */
  async forgetEnded(memberId: string): Promise<void> {
    await this.database.write(
      `DELETE b FROM push_subscription b
        WHERE b.tenant_id = :tenant AND b.member_id = :memberId AND NOT ${isOpen}`,
      { memberId, now: this.clock.now() },
    );
  }

  /**
   * Subscriptions of all brands in the order of their keys, after one of them.
   *
   * @param atMost how many are looked at
   */
  async page(after: BrowserKey | undefined, now: Date, atMost: number): Promise<LookedAt[]> {
    const { tenantId, id } = after ?? { tenantId: '', id: '' };
    return this.database.rows(
      lookedAt,
      `SELECT ${lookedAt.list} FROM push_subscription b
        WHERE b.tenant_id > :tenantId OR (b.tenant_id = :tenantId AND b.id > :id)
        ORDER BY b.tenant_id, b.id LIMIT :atMost`,
      { tenantId, id, now, atMost },
    );
  }

  /** Deletes some of all brands. */
  async delete(keys: readonly BrowserKey[]): Promise<void> {
    if (keys.length === 0) return;
    await this.database.write('DELETE FROM push_subscription WHERE (tenant_id, id) IN (:keys)', {
      keys: keys.map(({ tenantId, id }) => [tenantId, id]),
    });
  }

  /** Deletes the refused subscriptions of a session that subscribed again. */
  async forgetRefused(memberId: string, familyId: string): Promise<void> {
    await this.database.write(
      `DELETE FROM push_subscription
        WHERE tenant_id = :tenant AND member_id = :memberId AND family_id = :familyId AND refused_at IS NOT NULL`,
      { memberId, familyId },
    );
  }

  /** Ends a subscription whose service refused the key; its session may make another. */
  async refuse(memberId: string, endpoint: string): Promise<void> {
    await this.database.write(
      `UPDATE push_subscription SET refused_at = :now
        WHERE tenant_id = :tenant AND member_id = :memberId AND endpoint_hash = :hash`,
      { memberId, hash: hashOf(endpoint), now: this.clock.now() },
    );
  }

  async remove(memberId: string, endpoint: string): Promise<void> {
    await this.rows.delete({ memberId, endpointHash: hashOf(endpoint) });
  }

  /**
   * The push state for a member's own page, in one statement.
   *
   * @param sessionHash of the session of this request, if any
   */
  async state(memberId: string, sessionHash?: string): Promise<PushState> {
    const rows = await this.database.rows(
      state,
      `SELECT ${state.list} FROM profile p
         LEFT JOIN notice_state n ON n.tenant_id = :tenant AND n.member_id = p.id
        WHERE p.tenant_id = :tenant AND p.id = :memberId`,
      { memberId, sessionHash: sessionHash ?? '', now: this.clock.now() },
    );
    const [row] = rows;
    return row
      ? { ...row, last: row.last as LastPush | null }
      : { subscriptions: 0, thisBrowser: false, refused: false, last: null };
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

import { Column, Entity, Index } from 'typeorm';
import type { SessionOpening } from '@kindling/contract/accounts/calls/sessions';
import type { Country } from '@kindling/contract/languages';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../database/columns.js';
import { Retention } from '../database/retention.js';

/** A member's session in one browser. The token itself is only in its cookie; the row is found by the token's hash. */
@Entity('session')
@Retention('erased', { after: 'expires_at' })
@Index('ix_session_member', ['tenantId', 'memberId'])
@Index('ix_session_expiry', ['expiresAt'])
export class SessionEntity extends TenantOwned {
  /** SHA-256 of the token, hexadecimal. */
  @CodeColumn(64, { primary: true })
  tokenHash!: string;

  @IdColumn()
  memberId!: string;

  /** The same for every token of a session; another for each login. */
  @IdColumn()
  familyId!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  /** Shortened, so that a member recognises their devices in the list. */
  @Column({ type: 'varchar', length: 160 })
  userAgent!: string;

  /** The member's privileges grew: each request gets a new token until one arrives. */
  @Column({ type: 'boolean', default: false })
  renewalDue!: boolean;

  /** When a due token was last sent. */
  @InstantColumn({ nullable: true })
  renewedAt!: Date | null;

  /** No request has come with this token yet: the response that carried it may be lost. */
  @Column({ type: 'boolean', default: false })
  unseen!: boolean;

  /** Hash of the successor token; this one remains valid for requests in progress. */
  @CodeColumn(64, { nullable: true })
  replacedBy!: string | null;

  /** Country of the login's address; null when unknown. The address itself is not kept. */
  @CodeColumn(2, { nullable: true })
  country!: Country | null;

  /** Credential used to log in; null for sessions older than this column. */
  @CodeColumn(8, { nullable: true })
  openedBy!: SessionOpening | null;

  /** The day (UTC) of its last use; null for sessions older than this column. */
  @InstantColumn({ nullable: true })
  lastSeenAt!: Date | null;
}

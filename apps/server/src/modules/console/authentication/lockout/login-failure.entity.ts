import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { forgottenFailures } from './lockout-rules.js';

/**
 * Failed logins per address, known or not, so that a lockout reveals nothing (decisions §3.2, §3.3). Everything else
 * counted under a key of its own is stored here too (`KeyedHashes`).
 */
@Entity('login_failure')
@Retention('erased', forgottenFailures)
@Index('ix_login_failure_age', ['lastFailedAt'])
export class LoginFailureEntity extends TenantOwned {
  /** Keyed hash of the normalised address, or of another counted subject. */
  @CodeColumn(64, { primary: true })
  addressHash!: string;

  /** Failures since the last block. */
  @Column({ type: 'tinyint', unsigned: true })
  failures!: number;

  /** Blocks in a row; each is twice as long as the previous one. */
  @Column({ type: 'tinyint', unsigned: true })
  blocks!: number;

  @InstantColumn({ nullable: true })
  blockedUntil!: Date | null;

  @InstantColumn()
  lastFailedAt!: Date;
}

import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { forgottenFailures } from './lockout-rules.js';

/** Failed logins on the console per address, known or not, so that a lockout reveals nothing (decisions §3.2). */
@Entity('staff_login_failure')
@Retention({ notAboutMembers: 'staff' }, forgottenFailures)
@Index('ix_staff_login_failure_age', ['lastFailedAt'])
export class StaffLoginFailureEntity {
  /** Keyed hash of the normalised address. */
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

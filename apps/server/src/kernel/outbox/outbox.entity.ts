import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../database/columns.js';
import { Retention } from '../database/retention.js';

/** A side effect, written in the transaction of its cause and open until its handler is done. */
@Entity('outbox')
@Retention(
  'erased',
  { after: 'run_at', days: 7, and: "state = 'done'" },
  { after: 'run_at', days: 90, and: "state = 'failed'" },
)
@Index('ix_outbox_due', ['state', 'runAt'])
@Index('ix_outbox_job', ['job', 'runAt'])
@Index('ix_outbox_subject', ['tenantId', 'subject'])
export class OutboxEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(60)
  job!: string;

  @Column({ type: 'json' })
  payload!: unknown;

  /** The id whose erasure drops the row (`JobOptions.subject`). */
  @CodeColumn(80, { nullable: true })
  subject!: string | null;

  @CodeColumn(8)
  state!: 'open' | 'done' | 'failed';

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  attempts!: number;

  @InstantColumn()
  createdAt!: Date;

  /** The request that caused it, also through another job: its id in the logs. Null for what the clock caused. */
  @CodeColumn(36, { nullable: true })
  requestId!: string | null;

  /** Not before this instant; a failure postpones it. */
  @InstantColumn()
  runAt!: Date;

  /** Handed to the queue until then; an emptied queue loses nothing because the lease ends. */
  @InstantColumn({ nullable: true })
  leasedUntil!: Date | null;

  /** Kind of the last error, never its text: that could name a member. */
  @CodeColumn(60, { nullable: true })
  lastError!: string | null;
}

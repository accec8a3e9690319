import { Entity, ForeignKey, Index } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { repeatedLines } from './opening-line.js';

/** A receiver of a member's opening line, for as long as equal lines to others are counted (trust 19). */
@Entity('opening_line')
@Retention('erased', { after: 'sent_at', days: repeatedLines.withinMs / 86_400_000 })
@Index('ix_opening_line_sent', ['sentAt'])
@Index('ix_opening_line_receiver', ['tenantId', 'receiverId'])
@ForeignKey('profile', ['tenantId', 'senderId'], ['tenantId', 'id'], {
  name: 'fk_opening_line_sender',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'receiverId'], ['tenantId', 'id'], {
  name: 'fk_opening_line_receiver',
  onDelete: 'CASCADE',
})
export class OpeningLineEntity extends TenantOwned {
  @IdColumn({ primary: true })
  senderId!: string;

  /** Of what is the same of two lines (`sameLine`); the words stand in the message alone. */
  @CodeColumn(43, { primary: true })
  lineHash!: string;

  @IdColumn({ primary: true })
  receiverId!: string;

  @InstantColumn()
  sentAt!: Date;
}

interface SentLine {
  senderId: string;
  lineHash: string;
}

/** Whom members sent which opening line. */
@Injectable()
export class OpeningLinesRepository {
  constructor(private readonly database: Database) {}

  async add(line: SentLine & { receiverId: string }, at: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO opening_line (tenant_id, sender_id, line_hash, receiver_id, sent_at)
       VALUES (:tenant, :senderId, :lineHash, :receiverId, :at)
       ON DUPLICATE KEY UPDATE sent_at = VALUES(sent_at)`,
      { ...line, at },
    );
  }

  /** How many members got a line since. */
  receivers({ senderId, lineHash }: SentLine, since: Date): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM opening_line
        WHERE tenant_id = :tenant AND sender_id = :senderId AND line_hash = :lineHash AND sent_at > :since`,
      { senderId, lineHash, since },
    );
  }

  /** Counts a line from nought again. */
  async forget({ senderId, lineHash }: SentLine): Promise<void> {
    await this.database.write(
      'DELETE FROM opening_line WHERE tenant_id = :tenant AND sender_id = :senderId AND line_hash = :lineHash',
      { senderId, lineHash },
    );
  }
}

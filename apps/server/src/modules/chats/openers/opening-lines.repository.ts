import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';

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

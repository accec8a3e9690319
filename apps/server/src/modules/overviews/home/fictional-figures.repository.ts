import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { computed, type RowOf } from '../../../kernel/database/row-shape.js';
import { text, wholeNumber } from '../../../kernel/database/row-values.js';
import { dayOf, timesOf, within, type HomeSpan } from './home-figures.repository.js';

const chat = computed('id', 'k.conversation_id', text);
const written = computed('answers', 'answers', wholeNumber)
  .with('day', 'day', wholeNumber)
  .with('count', 'COUNT(*)', wholeNumber);
const waited = computed('day', 'day', wholeNumber)
  .with('minutes', 'minutes', wholeNumber)
  .with('count', 'COUNT(*)', wholeNumber);

/** Messages of a day: of fictional profiles, which are answers, or to them. */
export interface WrittenDay {
  isAnswer: boolean;
  /** Its index among the requested days, or `before`. */
  day: number;
  count: number;
}
/** Answers of a day to what had waited for so many minutes. */
export type WaitedDay = RowOf<typeof waited>;

/**
 * Chats are asked about by their ids, this many at a time: the database then reads of each the requested days alone, where
 * in a join it would read whole conversations.
 */
const chatsAtOnce = 500;

const inChats = `m.tenant_id = :tenant AND m.conversation_id IN (:chats) AND ${within('m.sent_at')} AND m.seq IS NOT NULL`;
const messages = 'message m FORCE INDEX (ix_message_sent)';

/** What was written in chats with fictional profiles of the current brand, for its staff's home page. */
@Injectable()
export class FictionalFiguresRepository {
  constructor(private readonly database: Database) {}

  async read(span: HomeSpan): Promise<{ written: WrittenDay[]; waited: WaitedDay[] }> {
    const chats = await this.chats(span);
    const parts = { written: [] as WrittenDay[], waited: [] as WaitedDay[] };
    for (let from = 0; from < chats.length; from += chatsAtOnce) {
      const some = chats.slice(from, from + chatsAtOnce);
      parts.written.push(...(await this.written(some, span)));
      parts.waited.push(...(await this.waited(some, span)));
    }
    return parts;
  }

  /** Those in which anything was written since. */
  async chats({ from }: Pick<HomeSpan, 'from'>): Promise<string[]> {
    const rows = await this.database.rows(
      chat,
      `SELECT ${chat.list} FROM profile p
         JOIN conversation_member k ON k.tenant_id = p.tenant_id AND k.member_id = p.id AND k.shown IN (0, 1) AND k.last_at >= :from
        WHERE p.tenant_id = :tenant AND p.fictional = 1`,
      { from },
    );
    return rows.map(({ id }) => id);
  }

  async written(chats: readonly string[], span: HomeSpan): Promise<WrittenDay[]> {
    const rows = await this.database.rows(
      written,
      `SELECT ${written.list} FROM (
         SELECT p.id IS NOT NULL AS answers, ${dayOf('m.sent_at', span)} AS day
           FROM ${messages}
           LEFT JOIN profile p FORCE INDEX (PRIMARY) ON p.tenant_id = m.tenant_id AND p.id = m.sender_id AND p.fictional = 1
          WHERE ${inChats}) AS days GROUP BY answers, day`,
      { chats, ...timesOf(span) },
    );
    return rows.map(({ answers, ...row }) => ({ isAnswer: answers === 1, ...row }));
  }

  /** From the first message that waited to its answer. */
  waited(chats: readonly string[], span: HomeSpan): Promise<WaitedDay[]> {
    const answers = `
      SELECT m.conversation_id AS chat, m.sender_id AS writer, m.seq AS seq, m.sent_at AS at,
             LAG(m.seq) OVER (PARTITION BY m.conversation_id ORDER BY m.seq) AS previous
        FROM ${messages}
        JOIN profile p FORCE INDEX (PRIMARY) ON p.tenant_id = m.tenant_id AND p.id = m.sender_id AND p.fictional = 1
       WHERE ${inChats}`;
    // The answer before the first of these days is looked for once for each chat.
    const earlier = `
      SELECT a.seq FROM message a FORCE INDEX (uq_message_seq)
       WHERE a.tenant_id = :tenant AND a.conversation_id = o.chat AND a.sender_id = o.writer AND a.seq < o.seq
             AND o.previous IS NULL
       ORDER BY a.seq DESC LIMIT 1`;
    return this.database.rows(
      waited,
      // What lies between two answers is one turn. Messages of a chat are numbered without gaps.
      `SELECT ${waited.list} FROM (
         SELECT ${dayOf('t.at', span)} AS day, TIMESTAMPDIFF(MINUTE, w.sent_at, t.at) AS minutes
           FROM (SELECT o.chat AS chat, o.seq AS seq, o.at AS at, o.previous AS previous, (${earlier}) AS earlier
                   FROM (${answers}) AS o) AS t
           JOIN message w FORCE INDEX (uq_message_seq)
             ON w.tenant_id = :tenant AND w.conversation_id = t.chat AND w.seq = COALESCE(t.previous, t.earlier, 0) + 1
          WHERE w.seq < t.seq) AS answered GROUP BY day, minutes`,
      { chats, ...timesOf(span) },
    );
  }
}

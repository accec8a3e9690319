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
    // What lies between two answers is one turn, and the second of them ends it.
    const earlier = (alias: string) =>
      `FROM message ${alias} FORCE INDEX (uq_message_seq)
        WHERE ${alias}.tenant_id = m.tenant_id AND ${alias}.conversation_id = m.conversation_id AND ${alias}.seq < m.seq`;
    const lastAnswer = `SELECT a.seq ${earlier('a')} AND a.sender_id = m.sender_id ORDER BY a.seq DESC LIMIT 1`;
    const since = `SELECT w.sent_at ${earlier('w')} AND w.seq > COALESCE((${lastAnswer}), 0) ORDER BY w.seq LIMIT 1`;
    return this.database.rows(
      waited,
      `SELECT ${waited.list} FROM (
         SELECT ${dayOf('t.until', span)} AS day, TIMESTAMPDIFF(MINUTE, t.since, t.until) AS minutes
           FROM (SELECT m.sent_at AS until, (${since}) AS since
                   FROM ${messages}
                   JOIN profile p FORCE INDEX (PRIMARY) ON p.tenant_id = m.tenant_id AND p.id = m.sender_id AND p.fictional = 1
                  WHERE ${inChats}) AS t
          WHERE t.since IS NOT NULL) AS answered GROUP BY day, minutes`,
      { chats, ...timesOf(span) },
    );
  }
}

import type mysql from 'mysql2/promise';
import { requestOnce } from '../app/http.ts';
import { until } from '../app/until.ts';
import { MemberClient } from '../members/member-client.ts';
import {
  callKinds,
  SmokeMember,
  type Acknowledged,
  type CallKind,
  type SmokeAnswer,
  type SmokeRequest,
} from './smoke-member.ts';

const HOST = 'vonk.localhost';
/** Of that brand's settings. */
const MESSAGE_CREDITS = 10;
const SIGNUP_CREDITS = 30;
const BUNDLE = { code: 'seizoen', credits: 1500, times: 20 };
const PAUSE_MS = 100;
/** Far more than a busy machine needs: what is slow is no fault, what hangs is one. */
const GIVE_UP_MS = 60_000;
const WITHIN_MS = 240_000;

type Row = mysql.RowDataPacket & Record<string, string>;

/**
 * Members who write paid messages, like, complain, read and log in without end, at every server that there is. Nothing is
 * tried twice but what a limit refuses: whatever else is not answered with 200 is a fault.
 */
export class SmokeLoad {
  readonly faults: string[] = [];
  /** Calls that were answered well. */
  readonly answered: { what: CallKind; ms: number }[] = [];
  private readonly acknowledged: Acknowledged = { messages: [], likes: [], complaints: [] };
  private readonly members: SmokeMember[] = [];
  private readonly running: Promise<void>[] = [];
  private stopped = true;
  private turn = 0;

  /** @param ports of the servers that serve now; each call goes to the next of them */
  constructor(
    private readonly database: mysql.Connection,
    private readonly ports: () => readonly number[],
  ) {}

  /** Makes members who have paid, each with an address of its own. @throws Error when they can't join */
  async join(count: number): Promise<void> {
    const [port = 0] = this.ports();
    const likeable = await this.rows(
      `SELECT id FROM profile WHERE tenant_id = 'vonk' AND listed = 1 AND fictional = 0`,
    );
    const joined: { id: string; email: string; address: string; client: MemberClient }[] = [];
    for (let at = 0; at < count; at++) {
      const [email, address] = [`smoke${at}@example.test`, `10.20.${at}.1`];
      const client = new MemberClient(port, HOST, address);
      joined.push({ id: await client.signUp(email), email, address, client });
    }
    const ids = joined.map(({ id }) => id);
    await this.database.query(
      "UPDATE account SET status = 'active', claimed_email = email, confirmed_at = NOW(3) WHERE id IN (?)",
      [ids],
    );
    await this.database.query(
      "UPDATE profile SET status = 'active', unconfirmed = 0, listed = 1 WHERE id IN (?)",
      [ids],
    );
    for (const { client } of joined)
      for (let bought = 0; bought < BUNDLE.times; bought++) await client.buy(BUNDLE.code);
    for (const [at, { id, email, address }] of joined.entries()) {
      const partnerId = ids[(at + 1) % count] ?? '';
      const person = { id, email, address, partnerId, likeable: likeable.map((row) => row.id ?? '') };
      this.members.push(new SmokeMember(person, (request) => this.send(request), this.acknowledged));
    }
    await until('the paid credits', async () => (await this.overcharged()).length === 0);
    for (const member of this.members) await member.logIn();
  }

  start(): void {
    this.stopped = false;
    this.running.push(...this.members.map((member) => this.repeat(member)));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running.splice(0));
  }

  /** Waits until everything was done so often for each member once more, and one complaint, or something went wrong. */
  async further(rounds: number): Promise<void> {
    const count = (kind: CallKind) => this.answered.filter(({ what }) => what === kind).length;
    for (const member of this.members) member.owesComplaint = true;
    const more = (kind: CallKind) => this.members.length * (kind === 'complaint' ? 1 : rounds);
    const wanted = new Map(callKinds.map((kind) => [kind, count(kind) + more(kind)]));
    const isDone = (kind: CallKind) => count(kind) >= (wanted.get(kind) ?? 0);
    const deadline = performance.now() + WITHIN_MS;
    while (this.faults.length === 0 && !callKinds.every(isDone)) {
      if (performance.now() > deadline) throw new Error(`${rounds} more rounds were not made in time`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** What was acknowledged and is not there, and what is there or was charged and not acknowledged. */
  async losses(): Promise<string[]> {
    const { messages, likes, complaints } = this.acknowledged;
    const stored = await this.rows('SELECT id FROM message WHERE sender_id IN (?)', [this.ids()]);
    const liked = await this.rows(
      'SELECT CONCAT(liker_id, liked_id) AS id FROM member_like WHERE liker_id IN (?)',
      [this.ids()],
    );
    const cases = await this.rows('SELECT number AS id FROM support_case');
    return [
      ...lacking(
        'message',
        messages.map(({ id }) => id),
        stored,
      ),
      ...lacking(
        'like',
        likes.map(({ likerId, likedId }) => likerId + likedId),
        liked,
      ),
      ...lacking('complaint', complaints, cases),
      ...(stored.length === messages.length
        ? []
        : [`${stored.length} messages are stored, ${messages.length} were acknowledged`]),
      ...(await this.overcharged()),
    ];
  }

  private ids(): string[] {
    return this.members.map(({ person }) => person.id);
  }

  /** Members whose credits are not what they bought less what they wrote. */
  private async overcharged(): Promise<string[]> {
    const rows = await this.rows(
      'SELECT member_id AS id, balance FROM ledger_account WHERE member_id IN (?)',
      [this.ids()],
    );
    const balances = new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
    return this.ids().flatMap((id) => {
      const written = this.acknowledged.messages.filter(({ senderId }) => senderId === id).length;
      const due = SIGNUP_CREDITS + BUNDLE.times * BUNDLE.credits - written * MESSAGE_CREDITS;
      return balances.get(id) === due ? [] : [`a member has ${balances.get(id)} credits and is due ${due}`];
    });
  }

  private async repeat(member: SmokeMember): Promise<void> {
    for (let turn = 0; !this.stopped; turn++) {
      await member.takeTurn(turn);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async send(call: SmokeRequest): Promise<SmokeAnswer | undefined> {
    const { what, ...request } = call;
    const ports = this.ports();
    const port = ports[this.turn++ % ports.length] ?? 0;
    const began = performance.now();
    try {
      const signal = AbortSignal.timeout(GIVE_UP_MS);
      const { status, body, headers } = await requestOnce(port, HOST, { ...request, signal });
      if (status === 429) {
        await new Promise((resolve) => setTimeout(resolve, Number(headers['retry-after']) * 1000));
        return await this.send(call);
      }
      if (status !== 200) throw new Error(`${status} ${body.toString().slice(0, 200)}`);
      this.answered.push({ what, ms: performance.now() - began });
      return { cookies: headers['set-cookie'] ?? [], json: JSON.parse(body.toString()) as unknown };
    } catch (error) {
      this.faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  private async rows(sql: string, values: unknown[] = []): Promise<Row[]> {
    const [rows] = await this.database.query<Row[]>(sql, values);
    return rows;
  }
}

function lacking(what: string, ids: readonly string[], rows: readonly Row[]): string[] {
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id)).map((id) => `${what} ${id} was acknowledged and is gone`);
}

import { requestOnce } from '../app/http.ts';
import type { TestMember } from '../members/members.ts';
import { openPageOn, type LivePage } from './pages.ts';
import type { Chance } from './chance.ts';

const host = 'alpha.localhost';
const pauseMs = 40;
const pause = (ms = pauseMs) => new Promise((resolve) => setTimeout(resolve, ms));

interface Page {
  conversation: string | null;
  messages: { id: string; seq: number | null }[];
  has_older: boolean;
}

/** A message as its writer knows it. */
interface Sent {
  clientId: string;
  /** The id that a server acknowledged; absent for one that was given up before any answer. */
  id?: string;
}

/** Servers that may be reached now; one that is killed is not among them until it is back. */
interface Servers {
  ports(): readonly number[];
}

/**
 * A member's browser as it behaves on a bad day: it loses its socket now and then, sends a message twice, to two servers at
 * once or before an earlier one, and gives some up. What it sees it has from its socket, and asks only for gaps.
 */
export class SimulatedMember {
  readonly sent: Sent[] = [];
  /** What the member sees of the conversation: message ids by their places. */
  readonly seen = new Map<number, string>();
  disconnects = 0;
  private page: LivePage | undefined;
  private stopped = false;
  private filling: Promise<void> | undefined;

  constructor(
    readonly member: TestMember,
    readonly partnerId: string,
    private readonly servers: Servers,
    private readonly chance: Chance,
  ) {}

  /** Keeps a socket open, wherever one can be had, until `stop`. */
  async stayOpen(): Promise<void> {
    while (!this.stopped) {
      try {
        this.page = await openPageOn(this.anyPort(), {
          cookies: this.member.cookies,
          on: (event, payload) => {
            if (event === 'message') this.hear(payload.message);
          },
        });
        // `stop` closes the page that it finds; one that opened after it closes itself.
        if (this.stopped) {
          this.page.close();
          return;
        }
        await this.fill();
        if (this.chance.of(0.5)) {
          await Promise.race([this.page.ended(), pause(200 + this.chance.upTo(800))]);
          this.disconnects += this.page.isOpen() ? 1 : 0;
          if (!this.stopped) this.page.close();
        } else await this.page.ended();
      } catch {
        await pause();
      }
    }
  }

  stop(): void {
    this.stopped = true;
    this.page?.close();
  }

  /** Sends so many messages and does not rest before each is acknowledged or given up. */
  async write(count: number): Promise<void> {
    const [held, rest] = [count % 3, Math.floor(count / 3)];
    for (let burst = 0; burst < rest; burst++)
      // Later ones may arrive before earlier ones.
      await Promise.all([this.send(), this.send(), this.send()]);
    for (let one = 0; one < held; one++) await this.send();
  }

  /** Asks for everything that is missing up to the newest message. */
  async fill(): Promise<void> {
    this.filling ??= this.fillOnce().finally(() => (this.filling = undefined));
    await this.filling;
  }

  private hear({ id, seq }: { id: string; seq: number | null }): void {
    if (seq === null) return;
    this.note(seq, id);
    if (!this.seen.has(seq - 1) && seq > 1) void this.fill().catch(() => undefined);
  }

  private note(seq: number, id: string): void {
    const known = this.seen.get(seq);
    if (known !== undefined && known !== id) throw new Error(`place ${seq} was told as two messages`);
    this.seen.set(seq, id);
  }

  private async fillOnce(): Promise<void> {
    let before: number | undefined;
    for (;;) {
      const query = `profile_id=${this.partnerId}${before === undefined ? '' : `&before=${before}`}`;
      const page = (await this.ask('GET', `/api/chat.php?${query}`)) as Page;
      const places = page.messages.flatMap(({ seq }) => seq ?? []);
      const isKnown = places.every((seq) => this.seen.has(seq));
      for (const { id, seq } of page.messages) if (seq !== null) this.note(seq, id);
      const oldest = Math.min(...places);
      if (!page.has_older || (isKnown && this.seen.size >= Math.max(...places))) return;
      before = oldest;
    }
  }

  private async send(): Promise<void> {
    const sent: Sent = { clientId: this.chance.uuid() };
    this.sent.push(sent);
    const text = `Message ${sent.clientId}`;
    // Its digits may be taken for a number to call.
    const body = { client_id: sent.clientId, profile_id: this.partnerId, text, sure: true };
    if (this.chance.of(0.05)) {
      // Closed before the answer: whether it was stored, nobody here knows.
      await this.once('POST', '/api/messages', body, 3 + this.chance.upTo(10)).catch(() => undefined);
      return;
    }
    const times = this.chance.of(0.3) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.ask('POST', '/api/messages', body)),
    );
    const ids = new Set((answers as { message: { id: string } }[]).map(({ message }) => message.id));
    if (ids.size !== 1) throw new Error('one message was acknowledged as two');
    [sent.id] = ids;
  }

  /** Tries any server until one answers. */
  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    for (;;) {
      const answer = await this.once(method, path, body).catch(() => undefined);
      if (answer?.status === 200) return JSON.parse(answer.body.toString()) as unknown;
      if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString()}`);
      await pause();
    }
  }

  private async once(method: string, path: string, body?: unknown, giveUpMs = 10_000) {
    const held = Object.entries(this.member.cookies).map(([name, value]) => `${name}=${value}`);
    const headers = {
      'x-request-type': 'client',
      'sec-fetch-site': 'same-origin',
      cookie: held.join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await requestOnce(this.anyPort(), host, {
      method,
      path,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(giveUpMs),
    });
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.member.cookies[name] = value;
    }
    return answer;
  }

  private anyPort(): number {
    const ports = this.servers.ports();
    return ports[this.chance.upTo(ports.length)] ?? 0;
  }
}

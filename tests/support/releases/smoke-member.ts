import { randomUUID } from 'node:crypto';
import { memberPassword } from '../members/draft.ts';

export const callKinds = ['message', 'like', 'complaint', 'chat', 'login'] as const;
export type CallKind = (typeof callKinds)[number];

export interface SmokeRequest {
  what: CallKind;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface SmokeAnswer {
  cookies: readonly string[];
  json: unknown;
}

/** Sends a request once. @returns undefined when it was not answered with 200 */
type Send = (request: SmokeRequest) => Promise<SmokeAnswer | undefined>;

/** What the servers said is done, by the ids they gave it. */
export interface Acknowledged {
  messages: { id: string; senderId: string }[];
  likes: { likerId: string; likedId: string }[];
  complaints: string[];
}

interface SmokePerson {
  id: string;
  email: string;
  /** Of their network: limits count by it. */
  address: string;
  /** Gets the messages. */
  partnerId: string;
  /** Get a like each. */
  likeable: readonly string[];
}

/** Below the limit of a browser (docs/decisions/0011-logins.md). */
const LOGIN_EVERY_MS = 3000;

/** A member who does what members do, one call after another. */
export class SmokeMember {
  private readonly cookies = new Map<string, string>();
  /** Complains in the next turn: a member may do so 20 times a day only. */
  owesComplaint = false;
  private likes = 0;
  private nextLogin = 0;

  constructor(
    readonly person: SmokePerson,
    private readonly send: Send,
    private readonly acknowledged: Acknowledged,
  ) {}

  async logIn(): Promise<void> {
    this.nextLogin = performance.now() + LOGIN_EVERY_MS;
    await this.ask('login', '/api/user.php', { email: this.person.email, password: memberPassword });
  }

  /** @param turn counts them */
  async takeTurn(turn: number): Promise<void> {
    await this.write(turn);
    await this.like();
    await this.ask('chat', `/api/chat.php?profile_id=${this.person.partnerId}`);
    if (this.owesComplaint) await this.complain(turn);
    if (performance.now() > this.nextLogin) await this.logIn();
  }

  private async write(turn: number): Promise<void> {
    const { id: senderId, partnerId } = this.person;
    const body = { client_id: randomUUID(), profile_id: partnerId, text: `Message ${turn}` };
    const answer = (await this.ask('message', '/api/messages', body)) as
      { message: { id: string } } | undefined;
    if (answer) this.acknowledged.messages.push({ id: answer.message.id, senderId });
  }

  private async like(): Promise<void> {
    const { id: likerId, likeable } = this.person;
    const likedId = likeable[this.likes++ % likeable.length] ?? '';
    if (await this.ask('like', '/api/likes', { profile_id: likedId }))
      this.acknowledged.likes.push({ likerId, likedId });
  }

  private async complain(turn: number): Promise<void> {
    this.owesComplaint = false;
    const about = { topic: 'site', text: `The page is slow, for the ${turn}. time.` };
    const answer = (await this.ask('complaint', '/api/complaints', { about })) as
      { receipt: { number: string } } | undefined;
    if (answer) this.acknowledged.complaints.push(answer.receipt.number);
  }

  private async ask(what: CallKind, path: string, body?: object): Promise<unknown> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.send({
      ...{ what, path, method: body ? 'POST' : 'GET', body: body && JSON.stringify(body) },
      headers: {
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.person.address,
        cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
    });
    for (const line of answer?.cookies ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    return answer?.json;
  }
}

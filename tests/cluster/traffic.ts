import sharp from 'sharp';
import type { MemberClient } from '../support/members/member-client.ts';

export const BUNDLE = 'seizoen';
/** A member may have 25. */
const MOST_PHOTOS = 20;
/** Less often than the server's limit for one member. */
const PHOTO_EVERY_MS = 65_000;
/** A member may start 30 purchases in an hour. */
const PURCHASE_EVERY_MS = 40_000;
/** Between two calls of a client: members, not a load test, who write no more than they may buy credits for. */
const PAUSE_MS = 250;

export interface Member {
  id: string;
  client: MemberClient;
}

/** What a reader saw of a conversation at one time. */
export interface Seen {
  reader: string;
  places: [seq: number, id: string][];
}

interface Page {
  messages: { id: string; seq: number | null }[];
}

/** What the clients were told, which must be true at the end. */
export class Acknowledged {
  /** Message ids by their sender, in the order of their acknowledgements; each was sent after the one before it. */
  readonly messages = new Map<string, string[]>();
  readonly payments = new Map<string, string[]>();
  /** Who likes whom at the end, as the liker knows. */
  readonly likes = new Map<string, Set<string>>();
  likeCalls = 0;
  readonly photos = new Map<string, Set<string>>();
  readonly seen: Seen[] = [];
  /** When a write was acknowledged, in milliseconds. */
  readonly times: number[] = [];

  told(): void {
    this.times.push(performance.now());
  }
}

/** Members who use the site until they are stopped, one call after another each. */
export class Traffic {
  readonly acknowledged = new Acknowledged();
  /** Whether a client was refused. */
  hasFailed = false;
  private stopped = false;
  private running: Promise<unknown> | undefined;
  private readonly members: readonly Member[];

  /** @param members in pairs: the first of each goes on buying, the second's messages are replies and mostly free */
  constructor(members: readonly Member[]) {
    this.members = members;
  }

  start(): void {
    const clients = this.members.flatMap((member, index) => {
      const partner = this.members[index ^ 1] as Member;
      const others = this.members.filter((other) => other !== member);
      const isPayer = index % 2 === 0;
      return [
        this.repeat(() => this.write(member, partner)),
        this.repeat(() => this.read(member, partner)),
        // Free members have four likes in a day.
        ...(isPayer
          ? [this.repeat(() => this.like(member, others)), this.purchases(member), this.uploads(member)]
          : []),
      ];
    });
    this.running = Promise.all(clients);
    // Reported by `stop`.
    this.running.catch(() => {
      this.hasFailed = true;
    });
  }

  /** Resolves when every client has an answer to its last call. @throws Error of a client that was refused */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async repeat(step: () => Promise<void>): Promise<void> {
    while (!this.stopped) {
      await step();
      await pause(PAUSE_MS);
    }
  }

  private async write(member: Member, partner: Member): Promise<void> {
    const sent = listOf(this.acknowledged.messages, member.id);
    sent.push(await member.client.send(partner.id, `message ${sent.length}`));
    this.acknowledged.told();
  }

  private async read(member: Member, partner: Member): Promise<void> {
    const page = (await member.client.call('GET', `/api/chat.php?profile_id=${partner.id}`)) as Page;
    const places = page.messages.flatMap(({ id, seq }): [number, string][] =>
      seq === null ? [] : [[seq, id]],
    );
    this.acknowledged.seen.push({ reader: member.id, places });
    await pause(500);
  }

  private async purchases(member: Member): Promise<void> {
    let last = -Infinity;
    await this.repeat(async () => {
      if (performance.now() - last < PURCHASE_EVERY_MS) return;
      last = performance.now();
      listOf(this.acknowledged.payments, member.id).push(await member.client.buy(BUNDLE));
      this.acknowledged.told();
    });
  }

  private async like(member: Member, others: readonly Member[]): Promise<void> {
    const liked = this.acknowledged.likes.get(member.id) ?? new Set();
    this.acknowledged.likes.set(member.id, liked);
    const next = others[this.acknowledged.likeCalls++ % others.length] as Member;
    if (liked.has(next.id)) {
      await member.client.call('DELETE', `/api/likes/${next.id}`);
      liked.delete(next.id);
    } else {
      await member.client.call('POST', '/api/likes', { profile_id: next.id });
      liked.add(next.id);
    }
    this.acknowledged.told();
    await pause(300);
  }

  private async uploads(member: Member): Promise<void> {
    const known = new Set<string>();
    this.acknowledged.photos.set(member.id, known);
    while (!this.stopped && known.size < MOST_PHOTOS) {
      await this.upload(member, known);
      for (let waited = 0; waited < PHOTO_EVERY_MS && !this.stopped; waited += 200) await pause(200);
    }
  }

  private async upload({ client }: Member, known: Set<string>): Promise<void> {
    for (const { id } of await client.upload(await photoOf(known.size))) known.add(id);
    this.acknowledged.told();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function listOf(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function photoOf(index: number): Promise<Buffer> {
  const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: 120 };
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

import { attracted, demoConversations, demoOpeningLines } from '../content/conversations.js';
import type { DemoBrand } from '../content/demo-profile.js';
import { randomFrom } from '../portraits/random.js';
import { demoUuid } from './ids.js';
import type { DemoPerson } from './people.js';

export interface PlannedMessage {
  /** As the sender's browser would have made it. */
  clientId: string;
  sender: DemoPerson;
  recipient: DemoPerson;
  text: string;
  at: Date;
}

/** A conversation with at least one message. */
export interface PlannedChat {
  /** Oldest first. */
  messages: readonly PlannedMessage[];
  /** Who has not read the last message yet, if anybody. */
  unreadBy: DemoPerson | null;
}

type Line = Omit<PlannedMessage, 'clientId'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** So long ago somebody answered the members whose login is printed. */
const answeredAgo = 25 * minute;

/**
 * The chats of a demo brand, as its members could have had them. The free and the premium member find one answer that they
 * have not read yet. Pure.
 *
 * @param affordable how many messages a newcomer can pay with the credits of the signup
 */
export function planChats(
  brand: DemoBrand,
  people: readonly DemoPerson[],
  affordable: number,
  now: Date,
): PlannedChat[] {
  const scripts = waiting(
    [
      ...scriptedChats(brand, people, now),
      ...newcomersChats(brand, people, affordable, now),
      ...fictionalChat(brand, people, now),
    ],
    now,
  );
  return scripts.flatMap((lines, index) => {
    const last = lines.at(-1);
    if (!last) return [];
    const messages = lines.map((line, at) => ({ ...line, clientId: demoUuid(brand, `chat ${index}`, at) }));
    return [{ messages, unreadBy: hasRead(last.recipient, last.at) ? null : last.recipient }];
  });
}

/** Whoever was here after a message came has read it. */
function hasRead({ lastActAt }: DemoPerson, at: Date): boolean {
  return lastActAt > at;
}

function scriptedChats(brand: DemoBrand, people: readonly DemoPerson[], now: Date): Line[][] {
  const byName = new Map(people.map((person) => [person.profile.name, person]));
  return demoConversations(brand).map(({ between, messages }, index) => {
    const pair = between.map((name) => byName.get(name));
    const [one, other] = pair;
    if (!one || !other) throw new Error(`Nobody is called ${between.join(' or ')}`);
    const random = randomFrom(`${brand}/chat/${index}`);
    const length = messages.reduce((sum, message) => sum + message.minutesLater, 0);
    const end = Math.min(one.lastActAt.getTime(), other.lastActAt.getTime(), now.getTime() - minute);
    let at = end - length * minute - Math.round(random.range(0.05, 3) * day);
    const lines = messages.map((message) => {
      at += message.minutesLater * minute;
      const [sender, recipient] = message.from === 0 ? [one, other] : [other, one];
      return { sender, recipient, text: message.text, at: new Date(at) };
    });
    return shortened(lines);
  });
}

/** The free member wrote once in each chat, so that a message is left to try; the rest was never written. */
function shortened(lines: readonly Line[]): Line[] {
  const second = lines.filter((line) => line.sender.role === 'free')[1];
  return second ? lines.slice(0, lines.indexOf(second)) : [...lines];
}

/**
 * Moves the newest answer to the free and to the premium member to a moment ago, after they left; what follows it in the
 * script was never written.
 */
function waiting(scripts: readonly Line[][], now: Date): Line[][] {
  const moved = [...scripts];
  for (const role of ['free', 'premium'] as const) {
    const index = moved.findIndex((lines) =>
      lines.some((line, at) => at > 0 && line.recipient.role === role && line.sender.email !== null),
    );
    const lines = moved[index];
    const answer = lines?.findLastIndex((line) => line.recipient.role === role) ?? -1;
    const last = lines?.[answer];
    if (!lines || !last) continue;
    moved[index] = [...lines.slice(0, answer), { ...last, at: new Date(now.getTime() - answeredAgo) }];
  }
  return moved;
}

/** The newcomer spent all credits of the signup on the two conversations that a free member may start. */
function newcomersChats(
  brand: DemoBrand,
  people: readonly DemoPerson[],
  affordable: number,
  now: Date,
): Line[][] {
  const newcomer = people.find((person) => person.role === 'empty');
  if (!newcomer) return [];
  const others = people
    .filter(
      (person) =>
        person.email !== null && person.role === null && attracted(newcomer.profile, person.profile),
    )
    .slice(0, 2);
  const texts = demoOpeningLines(brand);
  const chats: Line[][] = others.map(() => []);
  for (let i = 0; i < Math.min(affordable, texts.length); i++) {
    const recipient = others[i % others.length];
    const text = texts[i];
    if (!recipient || text === undefined) break;
    chats[i % others.length]?.push({ sender: newcomer, recipient, text, at: now });
  }
  return chats;
}

/** One message to a fictional profile, so that its label can be seen in a chat. */
function fictionalChat(brand: DemoBrand, people: readonly DemoPerson[], now: Date): Line[][] {
  const premium = people.find((person) => person.role === 'premium');
  const fictional = people.find(
    (person) => person.profile.fictional && premium && attracted(premium.profile, person.profile),
  );
  const text = demoOpeningLines(brand).at(-1);
  if (!premium || !fictional || text === undefined) return [];
  const at = new Date(Math.max(premium.lastActAt.getTime(), fictional.createdAt.getTime()) + minute);
  return [[{ sender: premium, recipient: fictional, text, at: at < now ? at : now }]];
}

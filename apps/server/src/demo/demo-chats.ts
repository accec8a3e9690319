import type { Settings } from '@kindling/contract/settings';
import { messageCost } from '../modules/credits/credits.api.js';
import { attracted, demoConversations, demoOpeningLines } from './content/conversations.js';
import type { DemoBrand } from './content/demo-profile.js';
import { demoId } from './demo-ids.js';
import type { DemoPerson } from './demo-people.js';
import { randomFrom } from './portraits/random.js';

export interface PlannedMessage {
  id: string;
  sender: DemoPerson;
  recipient: DemoPerson;
  text: string;
  at: Date;
  /** Credits, by the brand's own prices. */
  cost: number;
}

/** A conversation with at least one message, oldest first. */
export interface PlannedChat {
  id: string;
  messages: PlannedMessage[];
}

interface Line {
  sender: DemoPerson;
  recipient: DemoPerson;
  text: string;
  at: Date;
}

type Prices = Pick<Settings, 'message_credits' | 'reply_credits' | 'signup_credits'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The chats of a demo brand, as its members could have had them under its rules and prices. Pure. */
export function planChats(
  brand: DemoBrand,
  people: readonly DemoPerson[],
  prices: Prices,
  now: Date,
): PlannedChat[] {
  const scripts = [
    ...scriptedChats(brand, people, now),
    ...newcomersChats(brand, people, prices, now),
    ...fictionalChat(brand, people, now),
  ];
  return scripts.flatMap((lines, index) => {
    const id = demoId(brand, 'conversation', index);
    const messages = priced(id, lines, prices);
    return messages.length > 0 ? [{ id, messages }] : [];
  });
}

function scriptedChats(brand: DemoBrand, people: readonly DemoPerson[], now: Date): Line[][] {
  const byName = new Map(people.map((person) => [person.profile.name, person]));
  return demoConversations(brand).map(({ between, messages }, index) => {
    const pair = between.map((name) => byName.get(name));
    const [one, other] = pair;
    if (!one || !other) throw new Error(`Nobody is called ${between.join(' or ')}`);
    const random = randomFrom(`${brand}/chat/${index}`);
    const length = messages.reduce((sum, message) => sum + message.minutesLater, 0);
    let at = now.getTime() - length * minute - Math.round(random.range(0.05, 12) * day);
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

/** The newcomer spent all credits of the signup on the two conversations that a free member may start. */
function newcomersChats(
  brand: DemoBrand,
  people: readonly DemoPerson[],
  prices: Prices,
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
  const affordable =
    prices.message_credits > 0 ? Math.floor(prices.signup_credits / prices.message_credits) : 0;
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
  return [[{ sender: premium, recipient: fictional, text, at: new Date(now.getTime() - 100 * minute) }]];
}

function priced(conversationId: string, lines: readonly Line[], prices: Prices): PlannedMessage[] {
  const wrote = new Set<DemoPerson>();
  return lines.map((line, index) => {
    const cost = messageCost(prices, {
      isReply: wrote.has(line.recipient),
      toFictional: line.recipient.profile.fictional,
    });
    wrote.add(line.sender);
    return { ...line, cost, id: demoId(conversationId, 'message', index) };
  });
}

import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { demoConversations } from '../content/conversations.js';
import type { DemoBrand, DemoConversation, DemoProfile } from '../content/demo-profile.js';
import { demoProfiles } from '../content/profiles.js';
import { randomFrom, type Random } from '../portraits/random.js';
import { demoId } from './ids.js';

/** The members whose login is printed: `free@demo.test` and so on. */
export const demoRoles = ['free', 'empty', 'premium'] as const;
export type DemoRole = (typeof demoRoles)[number];

export interface DemoPerson {
  id: string;
  brand: DemoBrand;
  /** Place in the brand's list, from 0. */
  index: number;
  profile: DemoProfile;
  role: DemoRole | null;
  /** Null for fictional profiles, which nobody logs in as. */
  email: string | null;
  createdAt: Date;
  /** When they were here last, unless they wrote later still. */
  lastActAt: Date;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long before they log in again the members whose login is printed were here: time for something to wait. */
const awayMs = 7 * hour;

/** The people of a demo brand with their times, counted back from `now`. Pure. */
export function demoPeople(brand: DemoBrand, now: Date): DemoPerson[] {
  const profiles = demoProfiles(brand);
  const conversations = demoConversations(brand);
  const roles = rolesOf(profiles, conversations);
  const talkers = new Set(conversations.flatMap(({ between }) => between));
  return profiles.map((profile, index) => {
    const random = randomFrom(`${brand}/${profile.name}/times`);
    const role = roles.get(profile.name) ?? null;
    const ago = (ms: number) => new Date(now.getTime() - Math.round(ms));
    // Nobody acts for a fictional profile yet: it is as old as its making, never lately online (trust 1).
    const fictionalAge = random.range(0.1, 20) * day;
    const longAgo = ago(random.range(40, 300) * day);
    const seenAt = role === null ? lastSeen(random, now) : ago(awayMs);
    // Some came in these weeks, of those who have talked with nobody yet.
    const isNew = role === null && !talkers.has(profile.name) && random.chance(0.3);
    const joinedAt = isNew ? new Date(seenAt.getTime() - Math.round(random.range(0.1, 26) * day)) : longAgo;
    const createdAt = profile.fictional ? ago(fictionalAge) : joinedAt;
    return {
      id: demoId(brand, 'member', index),
      brand,
      index,
      profile,
      role,
      email: profile.fictional ? null : emailOf(role, index),
      createdAt: role === 'empty' ? now : createdAt,
      lastActAt: role === 'empty' ? now : profile.fictional ? createdAt : seenAt,
    };
  });
}

/**
 * When somebody was here last: a few just now, most in these days, some not for weeks, and hardly anybody in the small
 * hours (in the time of the brands' countries, near enough).
 */
function lastSeen(random: Random, now: Date): Date {
  const kind = random.weighted({ now: 9, today: 26, days: 33, weeks: 24, gone: 8 });
  const idle = {
    now: () => random.range(4, 55) * minute,
    today: () => random.range(1, 20) * hour,
    days: () => random.range(0.8, 4) * day,
    weeks: () => random.range(4, 16) * day,
    gone: () => random.range(16, 38) * day,
  }[kind]();
  const at = new Date(now.getTime() - Math.round(idle));
  const sleepsAt = at.getUTCHours() < 5 && kind !== 'now' && random.chance(0.85);
  return sleepsAt ? new Date(at.getTime() - random.range(5, 9) * hour) : at;
}

function emailOf(role: DemoRole | null, index: number): string {
  return role ? `${role}@demo.test` : `seed-${String(index + 1).padStart(3, '0')}@demo.invalid`;
}

/** Two members with two chats each, one of them answered, but none together, and one who just came. */
function rolesOf(
  profiles: readonly DemoProfile[],
  conversations: readonly DemoConversation[],
): Map<string, DemoRole> {
  const chats = new Map<string, string[]>();
  for (const { between } of conversations) {
    for (const [one, other] of [between, [between[1], between[0]] as const])
      chats.set(one, [...(chats.get(one) ?? []), other]);
  }
  const members = profiles.filter(
    ({ fictional, age, photos }) => !fictional && age < 50 && photos <= photoLimits.free,
  );
  const talkers = members.filter(
    ({ name }) =>
      chats.get(name)?.length === 2 && conversations.some((conversation) => isAnswered(name, conversation)),
  );
  const free = talkers[0];
  const premium = talkers.find(
    ({ name }) => name !== free?.name && !chats.get(name)?.includes(free?.name ?? ''),
  );
  const empty = members.find(({ name }) => !chats.has(name));
  if (!free || !premium || !empty) throw new Error('The demo has too few members for its logins');
  return new Map([
    [free.name, 'free'],
    [premium.name, 'premium'],
    [empty.name, 'empty'],
  ]);
}

/** Whether the other one wrote again after this one had. */
function isAnswered(name: string, { between, messages }: DemoConversation): boolean {
  if (!between.includes(name)) return false;
  const own = messages.findIndex(({ from }) => between[from] === name);
  return own >= 0 && own < messages.length - 1;
}

/** The birth date of a profile on the day of `now`, `YYYY-MM-DD`. */
export function dateOfBirth({ age, birthday: [month, dayOfMonth] }: DemoProfile, now: Date): string {
  const birthday = `${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  const isOver = birthday <= now.toISOString().slice(5, 10);
  return `${now.getUTCFullYear() - age - (isOver ? 0 : 1)}-${birthday}`;
}

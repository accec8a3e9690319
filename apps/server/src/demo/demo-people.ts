import { demoConversations } from './content/conversations.js';
import type { DemoBrand, DemoConversation, DemoProfile } from './content/demo-profile.js';
import { demoProfiles } from './content/profiles.js';
import { demoId } from './demo-ids.js';
import { randomFrom } from './portraits/random.js';

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
  /** The last thing they did; later acts of the demo move it on. */
  lastActAt: Date;
}

const day = 86_400_000;
const minute = 60_000;

/** The people of a demo brand with their times, counted back from `now`. Pure. */
export function demoPeople(brand: DemoBrand, now: Date): DemoPerson[] {
  const profiles = demoProfiles(brand);
  const roles = rolesOf(profiles, demoConversations(brand));
  return profiles.map((profile, index) => {
    const random = randomFrom(`${brand}/${profile.name}/times`);
    const role = roles.get(profile.name) ?? null;
    const ago = (ms: number) => new Date(now.getTime() - Math.round(ms));
    // Nobody acts for a fictional profile yet: it is as old as its making, never lately online (trust 1).
    const fictionalAge = random.range(0.1, 20) * day;
    const createdAt = profile.fictional ? ago(fictionalAge) : ago(random.range(30, 300) * day);
    const idle = random.next() ** 2.5 * 14 * day + random.int(4, 40) * minute;
    return {
      id: demoId(brand, 'member', index),
      brand,
      index,
      profile,
      role,
      email: profile.fictional ? null : emailOf(role, index),
      createdAt: role === 'empty' ? now : createdAt,
      lastActAt: role === 'empty' ? now : profile.fictional ? createdAt : ago(idle),
    };
  });
}

function emailOf(role: DemoRole | null, index: number): string {
  return role ? `${role}@demo.test` : `seed-${String(index + 1).padStart(3, '0')}@demo.invalid`;
}

/** Two members with two chats each but none together, and one who just came. */
function rolesOf(
  profiles: readonly DemoProfile[],
  conversations: readonly DemoConversation[],
): Map<string, DemoRole> {
  const chats = new Map<string, string[]>();
  for (const { between } of conversations) {
    for (const [one, other] of [between, [between[1], between[0]] as const])
      chats.set(one, [...(chats.get(one) ?? []), other]);
  }
  const members = profiles.filter((profile) => !profile.fictional && profile.age < 50);
  const talkers = members.filter(({ name }) => chats.get(name)?.length === 2);
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

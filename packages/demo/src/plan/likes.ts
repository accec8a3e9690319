import type { PromptCode } from '@kindling/contract/profiles/prompts';
import { attracted } from '../content/conversations.js';
import { randomFrom } from '../portraits/random.js';
import type { DemoPerson } from './people.js';

export interface PlannedLike {
  liker: DemoPerson;
  liked: DemoPerson;
  /** The answer that it is for; undefined for the whole profile. */
  about: { prompt: PromptCode } | undefined;
  at: Date;
  /** When the liked one looked at it; null while it is new. */
  seenAt: Date | null;
}

const hour = 3_600_000;
const likesOfFree = 7;
/** Of these, those that wait for the free member. */
const newToFree = 4;

/**
 * Likes among the members of a demo brand; fictional profiles give none. Nobody likes before they came or after they were
 * last here, and no oftener than each seven hours, so that no free member ever gave more than four in 24 hours. Pure.
 */
export function planLikes(people: readonly DemoPerson[]): PlannedLike[] {
  const members = people.filter((person) => person.email !== null && person.role !== 'empty');
  const free = members.find((person) => person.role === 'free');
  const likers = free ? members.filter((person) => canLike(person, free)).slice(0, likesOfFree) : [];
  const likes = members.flatMap((liker) => {
    const random = randomFrom(`${liker.brand}/${liker.profile.name}/likes`);
    const candidates = people.filter((person) => canLike(liker, person) && person.role !== 'empty');
    const liked = new Set<DemoPerson>(likers.includes(liker) && free ? [free] : []);
    const count = Math.min(candidates.length, random.int(0, 6));
    while (liked.size < count) liked.add(random.pick(candidates));
    let at = liker.lastActAt.getTime() - random.range(0, 0.5) * hour;
    return [...liked].flatMap((person) => {
      const about = partOf(liker, person);
      const like = { liker, liked: person, about, at: new Date(Math.round(at)) };
      at -= random.range(7, 40) * hour;
      return like.at >= liker.createdAt && like.at >= person.createdAt ? [like] : [];
    });
  });
  const toFree = likes
    .filter(({ liked }) => liked === free)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const waiting = new Set(toFree.slice(0, newToFree));
  return likes.map((like) => ({ ...like, seenAt: waiting.has(like) ? null : seenAt(like) }));
}

/** Half of those who can like an answer do. */
function partOf(liker: DemoPerson, { profile }: DemoPerson): PlannedLike['about'] {
  const random = randomFrom(`${liker.brand}/${liker.profile.name}/likes/${profile.name}`);
  return profile.prompts.length > 0 && random.chance(0.5)
    ? { prompt: random.pick(profile.prompts).prompt }
    : undefined;
}

function canLike(liker: DemoPerson, person: DemoPerson): boolean {
  return liker !== person && attracted(liker.profile, person.profile);
}

/** Whoever was here since has looked; nobody is there to look for a fictional profile. */
function seenAt({ liked, at }: Pick<PlannedLike, 'liked' | 'at'>): Date | null {
  if (liked.email === null || liked.lastActAt <= at) return null;
  return new Date(Math.min(at.getTime() + hour, liked.lastActAt.getTime()));
}

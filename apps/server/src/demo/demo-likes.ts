import type { MemberLikeEntity } from '../modules/likes/member-like.entity.js';
import { attracted } from './content/conversations.js';
import type { DemoPerson } from './demo-people.js';
import { randomFrom } from './portraits/random.js';

type LikeRow = Omit<MemberLikeEntity, 'tenantId'>;

const hour = 3_600_000;
const likesOfFree = 7;

/**
 * Likes among the members of a demo brand; fictional profiles give none. They are seven hours apart at least, so that
 * no free member ever gave more than four in 24 hours. Pure.
 */
export function planLikes(people: readonly DemoPerson[], now: Date): LikeRow[] {
  const members = people.filter((person) => person.email !== null && person.role !== 'empty');
  const free = members.find((person) => person.role === 'free');
  const likers = free ? members.filter((person) => canLike(person, free)).slice(0, likesOfFree) : [];
  const rows = members.flatMap((liker) => {
    const random = randomFrom(`${liker.brand}/${liker.profile.name}/likes`);
    const candidates = people.filter((person) => canLike(liker, person) && person.role !== 'empty');
    const liked = new Set<DemoPerson>(likers.includes(liker) && free ? [free] : []);
    const count = Math.min(candidates.length, random.int(0, 6));
    while (liked.size < count) liked.add(random.pick(candidates));
    let at = now.getTime() - random.range(1, 30) * hour;
    return [...liked].map((person) => {
      const createdAt = new Date(Math.max(Math.round(at), person.createdAt.getTime()));
      at -= random.range(7, 40) * hour;
      return { likerId: liker.id, likedId: person.id, createdAt, seenAt: null };
    });
  });
  return withSeen(rows, free?.id);
}

function canLike(liker: DemoPerson, person: DemoPerson): boolean {
  return liker !== person && attracted(liker.profile, person.profile);
}

/** Everyone looked at who likes them; the free demo member still has four to discover. */
function withSeen(rows: readonly LikeRow[], freeId: string | undefined): LikeRow[] {
  let fresh = 4;
  return rows.map((row) => {
    if (row.likedId === freeId && fresh > 0) {
      fresh -= 1;
      return row;
    }
    return { ...row, seenAt: new Date(row.createdAt.getTime() + hour) };
  });
}

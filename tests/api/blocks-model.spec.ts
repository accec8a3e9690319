import fc from 'fast-check';
import type { LikesAnswer } from '../../packages/contract/src/meeting/calls/likes.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { ProfilesApi } from '../../apps/server/src/modules/profiles/profiles.api.ts';
import { userOf } from '../support/members/account-calls.ts';
import { blocking } from '../support/members/blocking.ts';
import { chatSettings, chatting, texts } from '../support/members/chatting.ts';
import type { TestMember } from '../support/members/members.ts';
import { someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const people = [0, 1, 2] as const;
type Person = (typeof people)[number];

interface Step {
  do: 'block' | 'unblock' | 'like' | 'message';
  from: Person;
  to: Person;
}

const pair = fc.constantFrom<[Person, Person]>([0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]);
const step: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom('block', 'unblock', 'like', 'message'), pair)
  .map(([what, [from, to]]) => ({ do: what, from, to }) as Step);
/** One after the other, or two at the same instant by different members. */
const moment = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(step) },
  { weight: 1, arbitrary: fc.tuple(step, step) },
);

const key = (from: Person, to: Person) => `${from}${to}`;

/** What the members did, and what each of them may see after it: the rule, written without a database. */
class Rule {
  readonly blocks = new Set<string>();
  readonly likes = new Set<string>();
  readonly messages: { from: Person; to: Person; text: string }[] = [];

  apart(one: Person, other: Person): boolean {
    return this.blocks.has(key(one, other)) || this.blocks.has(key(other, one));
  }

  /** @returns the status that the call answers */
  take(step: Step, text: string): number {
    const { from, to } = step;
    const own = key(from, to);
    if (step.do === 'unblock' && this.blocks.delete(own)) return 200;
    if (step.do === 'block' && this.blocks.has(own)) return 200;
    if (this.apart(from, to)) return 404;
    if (step.do === 'block') this.blocks.add(own);
    if (step.do === 'like') this.likes.add(own);
    if (step.do === 'message') this.messages.push({ from, to, text });
    return 200;
  }

  copy(): Rule {
    const copy = new Rule();
    for (const name of ['blocks', 'likes'] as const) for (const entry of this[name]) copy[name].add(entry);
    copy.messages.push(...this.messages);
    return copy;
  }

  /** All that `reader` sees of the other two. */
  view(reader: Person): View {
    const others = people.filter((other) => other !== reader && !this.apart(reader, other));
    const between = (other: Person) =>
      this.messages.filter(({ from, to }) => [key(from, to), key(to, from)].includes(key(reader, other)));
    const unread = others.map((other) => between(other).filter(({ to }) => to === reader).length);
    const likedBy = others.filter((other) => this.likes.has(key(other, reader)));
    const given = others.filter((other) => this.likes.has(key(reader, other)));
    return {
      found: others,
      total: others.length,
      pages: others,
      likedBy,
      given,
      matches: given.filter((other) => likedBy.includes(other)),
      newLikes: likedBy.length,
      chats: others.filter((other) => between(other).length > 0),
      unread: unread.reduce((sum, count) => sum + count, 0),
      texts: others.map((other) => between(other).map((message) => message.text)),
      blocked: people.filter((other) => this.blocks.has(key(reader, other))),
    };
  }
}

interface View {
  found: Person[];
  total: number;
  /** Whose profile answers. */
  pages: Person[];
  likedBy: Person[];
  given: Person[];
  matches: Person[];
  newLikes: number;
  chats: Person[];
  unread: number;
  /** Of the conversations with those whose page answers. */
  texts: string[][];
  blocked: Person[];
}

describe('any sequence of blocks, their ends, likes and messages of three members', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({ alpha: chatSettings });
  });
  const { block, unblock, blocks } = blocking(() => app);
  const { send, get, open, chats, premium } = chatting(() => app);

  const call = (members: TestMember[], { do: what, from, to }: Step, text: string): Promise<TestAnswer> => {
    const [member, id] = [members[from] as TestMember, members[to]?.id ?? ''];
    if (what === 'block') return block(member, id);
    if (what === 'unblock') return unblock(member, id);
    if (what === 'message') return send(member, id, { text });
    const like = { method: 'POST', path: '/api/likes', body: { profile_id: id } } as const;
    return app.request(host, { ...like, cookies: member.cookies });
  };

  const look = async (members: TestMember[], reader: Person, region: string): Promise<View> => {
    const member = members[reader] as TestMember;
    const persons = (ids: string[]) =>
      people.filter((person) => ids.includes(members[person]?.id ?? '')).toSorted();
    const search = (await get(member, `/api/members?countryregion=${region}`)).json as SearchAnswer;
    const likes = (await get(member, '/api/likes.php')).json as LikesAnswer;
    const list = await chats(member);
    const user = userOf(await get(member, '/api/user.php'));
    const pages: Person[] = [];
    for (const other of people) {
      const answer = await get(member, `/api/members/${members[other]?.id}`);
      if (other !== reader && answer.status === 200) pages.push(other);
    }
    const conversations: string[][] = [];
    for (const other of pages) conversations.push(texts(await open(member, members[other]?.id ?? '')));
    expect(user?.unread_messages).toBe(list.total_unread_messages);
    expect(likes.profiles.map(({ id }) => id).toSorted()).toEqual(
      [...new Set([...likes.liked_by, ...likes.given].map(({ id }) => id))].toSorted(),
    );
    return {
      found: persons(search.results.map(({ id }) => id)),
      total: search.total,
      pages,
      likedBy: persons(likes.liked_by.map(({ id }) => id)),
      given: persons(likes.given.map(({ id }) => id)),
      matches: persons(likes.matches),
      newLikes: user?.new_likes ?? -1,
      chats: persons(list.chats.map(({ profile }) => profile.id)),
      unread: list.total_unread_messages,
      texts: conversations,
      blocked: persons((await blocks(member)).map((entry) => entry.profile_id)),
    };
  };

  it('shows each of the others exactly what the rule says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 4, maxLength: 14 }), async (moments) => {
        const members = [await premium(), await premium(), await premium()];
        const region = someId();
        await app.inTenant('alpha', async () => {
          const profiles = app.nest.get(ProfilesApi, { strict: false });
          for (const { id } of members) await profiles.update(id, { region });
        });
        // Of two at the same instant either may be first: the answers tell which it was.
        let possible = [new Rule()];
        for (const [at, steps] of moments.entries()) {
          const text = (i: number) => `${at}.${i}`;
          const answers = await Promise.all(steps.map((step, i) => call(members, step, text(i))));
          const orders =
            steps.length === 1
              ? [[0]]
              : [
                  [0, 1],
                  [1, 0],
                ];
          possible = possible.flatMap((rule) =>
            orders.flatMap((order) => {
              const next = rule.copy();
              const fits = order.every((i) => next.take(steps[i] as Step, text(i)) === answers[i]?.status);
              return fits ? [next] : [];
            }),
          );
          expect(possible).not.toEqual([]);
        }
        const seen: View[] = [];
        for (const reader of people) seen.push(await look(members, reader, region));
        const expected = possible.map((rule) => people.map((reader) => rule.view(reader)));
        if (!expected.some((views) => JSON.stringify(views) === JSON.stringify(seen)))
          expect(seen).toEqual(expected[0]);
      }),
      { numRuns: 15 },
    );
  });
});

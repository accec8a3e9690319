import sharp from 'sharp';
import { PhotosApi } from '../../apps/server/src/modules/profiles/photos/photos.api.ts';
import { BlocksRepository } from '../../apps/server/src/modules/profiles/blocks/blocks.repository.ts';
import { ProfilesApi } from '../../apps/server/src/modules/profiles/profiles.api.ts';
import type { LikesAnswer } from '../../packages/contract/src/meeting/calls/likes.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import type { Profile } from '../../packages/contract/src/profiles/profile.ts';
import { userOf } from '../support/members/account-calls.ts';
import { blocking } from '../support/members/blocking.ts';
import { chatSettings, chatting, texts } from '../support/members/chatting.ts';
import {
  joinMember,
  type TestMember,
  confirmEmail,
  confirmInTransaction,
  joinConfirmed,
} from '../support/members/members.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { addProfile, buyCredits, setProfile, someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';

const host = 'alpha.localhost';

/** What tells answers apart for whoever reads them. */
const seen = ({ status, text }: TestAnswer) => [status, text];

describe('a block', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({ alpha: chatSettings });
  });
  const { block, unblock, blocks } = blocking(() => app);
  const { send, get, open, chats, premium } = chatting(() => app);

  const post = (member: TestMember, path: string, body?: object) =>
    app.request(host, { method: 'POST', path, cookies: member.cookies, ...(body ? { body } : {}) });
  const like = (member: TestMember, id: string) => post(member, '/api/likes', { profile_id: id });
  const likes = async (member: TestMember) => (await get(member, '/api/likes.php')).json as LikesAnswer;
  const me = async (member: TestMember) => userOf(await get(member, '/api/user.php'));
  const found = async (member: TestMember, query: string) =>
    (await get(member, `/api/members?${query}`)).json as SearchAnswer;
  /** Places two members where nobody else is. */
  const settle = async (region: string, ...members: TestMember[]) =>
    app.inTenant('alpha', async () => {
      const profiles = app.nest.get(ProfilesApi, { strict: false });
      for (const { id } of members) await profiles.update(id, { region, country: 'NL', gender: 'female' });
    });

  /** Whoever put the block up, it hides each from the other. */
  const directions = [
    [
      'the one who is blocked sees nothing of the blocker',
      (one: TestMember, other: TestMember) => [one, other],
    ],
    ['the blocker sees nothing of whom they blocked', (one: TestMember, other: TestMember) => [other, one]],
  ] as const;

  describe.each(directions)('hides all: %s', (_name, roles) => {
    /** Who looks, and who is gone. */
    let reader: TestMember;
    let gone: TestMember;
    let blocker: TestMember;
    let blocked: TestMember;
    const apart = () => block(blocker, blocked.id);
    const together = () => unblock(blocker, blocked.id);

    beforeEach(async () => {
      [blocker, blocked] = [await premium(), await premium()];
      const [first, second] = roles(blocked, blocker);
      [reader, gone] = [first as TestMember, second as TestMember];
    });

    it('search, its count, and those who are similar', async () => {
      const region = someId();
      await settle(region, reader, gone);
      await addProfile(app, 'alpha', { region });
      const before = await found(reader, `countryregion=${region}`);
      expect([before.results.length, before.total]).toEqual([2, 2]);
      await apart();
      const after = await found(reader, `countryregion=${region}`);
      expect([after.results.length, after.total]).toEqual([1, 1]);
      expect(JSON.stringify(after)).not.toContain(gone.id);

      // Too old for the selection, near enough to be similar.
      const similar = 'gender=female&min_age=38&max_age=40';
      const around = await found(reader, similar);
      expect(JSON.stringify(around)).not.toContain(gone.id);
      await together();
      const again = await found(reader, similar);
      expect(again.similar.map(({ id }) => id)).toContain(gone.id);
      expect(again.similar_total).toBe(around.similar_total + 1);
    });

    it('the profile, like one that does not exist', async () => {
      expect((await get(reader, `/api/members/${gone.id}`)).status).toBe(200);
      await apart();
      const unknown = await get(reader, `/api/members/${someId()}`);
      expect(unknown.status).toBe(404);
      expect(seen(await get(reader, `/api/members/${gone.id}`))).toEqual(seen(unknown));
    });

    it('photos in every rendition, the main one too, like addresses that do not exist', async () => {
      const photos = app.nest.get(PhotosApi, { strict: false });
      const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#cc6633' } })
        .png()
        .toBuffer();
      const blurred = await app.inTenant('alpha', async () => {
        for (let i = 0; i < 4; i++) await storePhoto(app, gone.id, picture, 'active');
        return photos.photosOf({ memberId: null, premium: false, here: null }, gone.id);
      });
      const page = (await get(reader, `/api/members/${gone.id}`)).json as { profile: Profile };
      const files = [...page.profile.photos, ...blurred.filter((photo) => photo.blurred)].map(
        (photo) => photo.filename,
      );
      expect(files).toHaveLength(7);
      for (const file of files) expect((await get(reader, file)).status).toBe(200);
      const { etag } = (await get(reader, files[0] ?? '')).headers;
      await apart();
      const unknown = await get(reader, `/photos/${'x'.repeat(22)}-240.webp`);
      for (const file of files) expect(seen(await get(reader, file))).toEqual(seen(unknown));
      const conditional = await app.request(host, {
        path: files[0] ?? '',
        cookies: reader.cookies,
        headers: { 'if-none-match': String(etag) },
      });
      expect(seen(conditional)).toEqual(seen(unknown));
      expect((await get(gone, files[0] ?? '')).status).toBe(200);
    });

    it('likes, matches and the count of new ones; the block’s end brings them back', async () => {
      await like(gone, reader.id);
      await like(reader, gone.id);
      const before = await likes(reader);
      expect(before).toMatchObject({ liked_by: [{ id: gone.id }], matches: [gone.id] });
      expect((await me(reader))?.new_likes).toBe(1);
      await apart();
      expect(await likes(reader)).toMatchObject({ profiles: [], liked_by: [], given: [], matches: [] });
      expect((await me(reader))?.new_likes).toBe(0);
      const unknown = await like(reader, someId());
      expect(seen(await like(reader, gone.id))).toEqual(seen(unknown));
      expect(seen(await post(reader, `/api/likes/${gone.id}/seen`))).toEqual(
        seen(await post(reader, `/api/likes/${someId()}/seen`)),
      );
      await together();
      expect(await likes(reader)).toEqual(before);
      expect((await me(reader))?.new_likes).toBe(1);
    });

    it('the conversation, open or not, and what was unread in it; the block’s end brings it back', async () => {
      await send(reader, gone.id, { text: 'First' });
      const { conversation } = (await send(gone, reader.id, { text: 'Second' })).json as {
        conversation: string;
      };
      const before = await chats(reader);
      expect(before).toMatchObject({ total_unread_messages: 1, chats: [{ conversation }] });
      await apart();
      expect(await chats(reader)).toEqual({ chats: [], total_unread_messages: 0 });
      expect((await me(reader))?.unread_messages).toBe(0);
      const calls = (id: string, profileId: string) => [
        () => get(reader, `/api/chat.php?conversation=${id}`),
        () => get(reader, `/api/chat.php?conversation=${id}&before=2`),
        () => get(reader, `/api/chat.php?profile_id=${profileId}`),
        () => post(reader, `/api/chats/${id}/read`, { seq: 1 }),
        () => send(reader, profileId, { text: 'Third' }),
        () =>
          app.request(host, {
            method: 'DELETE',
            path: '/api/chat.php',
            body: { conversation: id },
            cookies: reader.cookies,
          }),
      ];
      const unknown = calls(someId(), someId());
      for (const [at, call] of calls(conversation, gone.id).entries()) {
        const answer = seen(await call());
        expect(answer[0]).toBe(404);
        expect(answer).toEqual(seen((await unknown[at]?.()) as TestAnswer));
      }
      await together();
      expect(await chats(reader)).toEqual(before);
      expect(texts(await open(reader, gone.id))).toEqual(['First', 'Second']);
      expect((await send(reader, gone.id)).status).toBe(200);
    });

    it('the other for whoever would block or unblock them', async () => {
      await apart();
      if (reader === blocker) return expect((await block(reader, gone.id)).status).toBe(200);
      const unknown = await block(reader, someId());
      expect(seen(await block(reader, gone.id))).toEqual(seen(unknown));
      expect(seen(await unblock(reader, gone.id))).toEqual(seen(await unblock(reader, someId())));
      return expect(await blocks(reader)).toEqual([]);
    });

    it('the other although they wrote first before they became invisible', async () => {
      await send(gone, reader.id);
      await setProfile(app, 'alpha', gone.id, { status: 'active', invisible: true });
      expect((await get(reader, `/api/members/${gone.id}`)).status).toBe(200);
      await apart();
      expect((await get(reader, `/api/members/${gone.id}`)).status).toBe(404);
    });

    it('nothing of anybody else', async () => {
      const third = await premium();
      await send(third, reader.id);
      await like(third, reader.id);
      await apart();
      expect((await chats(reader)).total_unread_messages).toBe(1);
      expect((await me(reader))?.new_likes).toBe(1);
      for (const member of [reader, gone])
        expect((await get(third, `/api/members/${member.id}`)).status).toBe(200);
    });
  });

  it('is known to its maker alone: name and day, the newest first', async () => {
    const [member, one] = [await premium(), await premium()];
    const fictional = await addProfile(app, 'alpha', { name: 'Vera', fictional: true });
    await block(member, one.id);
    app.clock.advance(60_000);
    await block(member, fictional);
    const list = await blocks(member);
    expect(list).toEqual([
      { profile_id: fictional, name: 'Vera', blocked_at: app.clock.now().toISOString() },
      { profile_id: one.id, name: expect.any(String) as string, blocked_at: expect.any(String) as string },
    ]);
    expect(await blocks(one)).toEqual([]);

    app.clock.advance(60_000);
    expect((await block(member, fictional)).status).toBe(200);
    expect(await blocks(member)).toEqual(list);
    expect((await unblock(member, fictional)).status).toBe(200);
    expect((await unblock(member, fictional)).status).toBe(200);
    expect((await blocks(member)).map((entry) => entry.profile_id)).toEqual([one.id]);

    await setProfile(app, 'alpha', one.id, { status: 'disabled', invisible: false });
    expect(await blocks(member)).toMatchObject([{ profile_id: one.id, name: null }]);
    expect((await unblock(member, one.id)).status).toBe(200);
    expect(await blocks(member)).toEqual([]);
  });

  it('is not for oneself, for nobody, for another brand’s member nor for one who is not to be seen', async () => {
    const member = await premium();
    const hidden = [
      member.id,
      await addProfile(app, 'beta'),
      await addProfile(app, 'alpha', { invisible: true }),
      await addProfile(app, 'alpha', { status: 'disabled' }),
    ];
    const [unknown, unknownEnd] = [await block(member, someId()), await unblock(member, someId())];
    expect([unknown.status, unknownEnd.status]).toEqual([404, 404]);
    for (const id of hidden) {
      expect(seen(await block(member, id))).toEqual(seen(unknown));
      expect(seen(await unblock(member, id))).toEqual(seen(unknownEnd));
    }
    expect(await blocks(member)).toEqual([]);
    expect((await app.request(host, { path: '/api/blocks' })).status).toBe(403);
  });

  it('of both stands until both end it', async () => {
    const [one, other] = [await premium(), await premium()];
    await Promise.all([block(one, other.id), block(one, other.id), block(one, other.id)]);
    expect(await blocks(one)).toHaveLength(1);
    // Made before the other's was known.
    await app.inTenant('alpha', () =>
      app.nest.get(BlocksRepository, { strict: false }).insert(other.id, one.id, app.clock.now()),
    );
    await unblock(one, other.id);
    for (const [member, gone] of [
      [one, other],
      [other, one],
    ] as const)
      expect((await get(member, `/api/members/${gone.id}`)).status).toBe(404);
    await unblock(other, one.id);
    expect((await get(one, `/api/members/${other.id}`)).status).toBe(200);
  });

  it('gives no like back that was given, and takes none for one that is refused', async () => {
    const [member, other] = [await joinConfirmed(app, 'alpha'), await premium()];
    await like(member, other.id);
    const { allowance } = await likes(member);
    expect(allowance).toMatchObject({ left: 3 });
    await block(other, member.id);
    expect((await likes(member)).allowance).toEqual(allowance);
    await like(member, other.id);
    expect((await likes(member)).allowance).toEqual(allowance);
  });

  describe('and what comes at the same instant', () => {
    /** Holds the members' locks until calls wait for them, two of each member at most, then blocks. */
    const blockAmid = async (blocker: TestMember, other: TestMember, calls: () => Promise<TestAnswer>[]) => {
      const pending: Promise<TestAnswer>[] = [];
      const released = Promise.withResolvers<undefined>();
      const held = Promise.withResolvers<undefined>();
      const blocked = app.inTenant('alpha', () =>
        app.database.inTransaction(async () => {
          await app.nest.get(ProfilesApi, { strict: false }).lock(blocker.id, other.id);
          held.resolve(undefined);
          await released.promise;
          const blocks = app.nest.get(BlocksRepository, { strict: false });
          await blocks.insert(blocker.id, other.id, app.clock.now());
        }),
      );
      await held.promise;
      pending.push(...calls());
      await until('every call waiting for the lock', async () => {
        const [row] = await app.database.select<{ waiting: number }>(
          `SELECT COUNT(*) AS waiting FROM information_schema.processlist
            WHERE db = DATABASE() AND info LIKE 'SELECT %FROM profile p%FOR UPDATE'`,
        );
        return Number(row?.waiting) === pending.length;
      });
      released.resolve(undefined);
      await blocked;
      return Promise.all(pending);
    };

    it('messages and likes that wait for their turn do not arrive', async () => {
      const [one, other] = [await premium(), await premium()];
      await send(one, other.id, { text: 'Before' });
      const answers = await blockAmid(one, other, () => [
        send(one, other.id),
        send(other, one.id),
        like(one, other.id),
        like(other, one.id),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array<number>(4).fill(404));
      await unblock(one, other.id);
      expect(texts(await open(other, one.id))).toEqual(['Before']);
      expect((await likes(other)).liked_by).toEqual([]);
    });

    it('what the block’s answer finds delivered stays all there is', async () => {
      const [one, other] = [await premium(), await premium()];
      const delivered = async () => {
        const rows = await app.inTenant('alpha', () =>
          app.database.select<{ count: number }>(
            `SELECT COUNT(*) AS count FROM message
              WHERE tenant_id = :tenant AND sender_id IN (:one, :other) AND seq IS NOT NULL`,
            { one: one.id, other: other.id },
          ),
        );
        return Number(rows[0]?.count);
      };
      let atAnswer = -1;
      const sends = (count: number) =>
        Array.from({ length: count }, (_, i) => (i % 2 ? send(one, other.id) : send(other, one.id)));
      const [, ...answers] = await Promise.all([
        block(other, one.id).then(async () => (atAnswer = await delivered())),
        ...sends(16),
      ]);
      expect(await delivered()).toBe(atAnswer);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(atAnswer);
      expect((await send(one, other.id)).status).toBe(404);
    });
  });

  describe('and messages that are held until their sender’s email is confirmed', () => {
    /** Somebody unconfirmed who wrote to somebody, and may block them. */
    const hold = async () => {
      const [sender, receiver] = [await joinMember(app, 'alpha'), await premium()];
      await buyCredits(app, 'alpha', sender.id, 100);
      await send(sender, receiver.id, { text: 'Held' });
      return { sender, receiver };
    };
    /** Places of what somebody wrote to somebody: null while held, whatever either may see. */
    const places = async (from: TestMember, to: TestMember) => {
      const rows = await app.inTenant('alpha', () =>
        app.database.select<{ seq: number | null }>(
          `SELECT m.seq FROM message m
             JOIN conversation_member c
               ON c.tenant_id = :tenant AND c.conversation_id = m.conversation_id AND c.member_id = :to
            WHERE m.tenant_id = :tenant AND m.sender_id = :from ORDER BY m.id`,
          { from: from.id, to: to.id },
        ),
      );
      return rows.map(({ seq }) => seq);
    };

    it('delivers them when it ends, not before', async () => {
      const { sender, receiver } = await hold();
      const bystander = await premium();
      await send(sender, bystander.id, { text: 'Held for another' });
      await block(sender, receiver.id);
      await confirmEmail(app, 'alpha', sender.id);
      expect(await places(sender, receiver)).toEqual([null]);
      expect(texts(await open(bystander, sender.id))).toEqual(['Held for another']);
      await unblock(sender, receiver.id);
      expect((await chats(receiver)).total_unread_messages).toBe(1);
      expect(texts(await open(receiver, sender.id))).toEqual(['Held']);
      expect((await open(sender, receiver.id)).messages).toMatchObject([{ held: false, seq: 1 }]);
    });

    it('delivers them at the confirmation when it ended before', async () => {
      const { sender, receiver } = await hold();
      await block(sender, receiver.id);
      await unblock(sender, receiver.id);
      expect(await chats(receiver)).toEqual({ chats: [], total_unread_messages: 0 });
      await confirmEmail(app, 'alpha', sender.id);
      expect(texts(await open(receiver, sender.id))).toEqual(['Held']);
    });

    it('keeps them when the receiver blocked, whoever ends a block of their own meanwhile', async () => {
      const { sender, receiver } = await hold();
      // As where a profile was enabled by hand: the receiver sees the sender before the confirmation.
      await setProfile(app, 'alpha', sender.id, { status: 'active', invisible: false });
      await block(sender, receiver.id);
      await app.inTenant('alpha', () =>
        app.nest.get(BlocksRepository, { strict: false }).insert(receiver.id, sender.id, app.clock.now()),
      );
      await confirmEmail(app, 'alpha', sender.id);
      await unblock(sender, receiver.id);
      expect(await places(sender, receiver)).toEqual([null]);
      await unblock(receiver, sender.id);
      expect(texts(await open(receiver, sender.id))).toEqual(['Held']);
    });

    it('holds also for a confirmation that began before it', async () => {
      const { sender, receiver } = await hold();
      const began = Promise.withResolvers<undefined>();
      const blocked = Promise.withResolvers<undefined>();
      const confirmed = app.inTenant('alpha', () =>
        app.database.inTransaction(async () => {
          const id = sender.id;
          await app.database.select('SELECT 1 FROM account WHERE tenant_id = :tenant AND id = :id', { id });
          began.resolve(undefined);
          await blocked.promise;
          await confirmInTransaction(app, id);
        }),
      );
      await began.promise;
      expect((await block(sender, receiver.id)).status).toBe(200);
      blocked.resolve(undefined);
      await confirmed;
      expect(await places(sender, receiver)).toEqual([null]);
    });
  });

  it('tells whoever would write a mail or push', async () => {
    const [one, other] = [await premium(), await premium()];
    const profiles = app.nest.get(ProfilesApi, { strict: false });
    const asked = () =>
      app.inTenant('alpha', async () => [
        await profiles.isBlocked(one.id, other.id),
        await profiles.isBlocked(other.id, one.id),
      ]);
    expect(await asked()).toEqual([false, false]);
    await block(one, other.id);
    expect(await asked()).toEqual([true, true]);
  });
});

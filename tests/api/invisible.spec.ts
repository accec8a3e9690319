import sharp from 'sharp';
import type { LikesAnswer } from '../../packages/contract/src/meeting/calls/likes.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import type { User } from '../../packages/contract/src/overviews/user.ts';
import { PhotosApi } from '../../apps/server/src/modules/profiles/photos/photos.api.ts';
import { userOf } from '../support/members/account-calls.ts';
import { chatSettings, chatting, texts } from '../support/members/chatting.ts';
import type { TestMember } from '../support/members/members.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp, TestRequest } from '../support/app/test-app.ts';

const host = 'alpha.localhost';

describe('a member in invisible mode', () => {
  let app: TestApp;
  const { get, send, open, chats, premium } = chatting(() => app);
  let hidden: TestMember;
  let other: TestMember;

  beforeAll(async () => {
    app = await newBrands({ alpha: { ...chatSettings, logged_out_search: 'all' } });
  });
  beforeEach(async () => {
    [hidden, other] = [await premium(), await premium()];
  });

  const hide = async (invisible = true): Promise<User | null> =>
    userOf(
      await app.request(host, {
        method: 'PUT',
        path: '/api/user.php',
        cookies: hidden.cookies,
        body: { invisible },
      }),
    );
  const like = (from: TestMember, to: TestMember) =>
    app.request(host, {
      method: 'POST',
      path: '/api/likes',
      cookies: from.cookies,
      body: { profile_id: to.id },
    });
  const search = async (cookies: Record<string, string> = other.cookies) =>
    (await app.request(host, { path: '/api/members', cookies })).json as SearchAnswer;
  const found = async (cookies?: Record<string, string>) =>
    (await search(cookies)).results.some(({ id }) => id === hidden.id);
  const likes = async (member: TestMember) => (await get(member, '/api/likes.php')).json as LikesAnswer;
  const me = async (member: TestMember) => userOf(await get(member, '/api/user.php'));

  it('is in no search, no count and no page, for members and visitors, until they show themselves again', async () => {
    const { total } = await search();
    expect(await found()).toBe(true);
    expect((await hide())?.invisible).toBe(true);
    expect(await found()).toBe(false);
    expect(await found({})).toBe(false);
    expect((await search()).total).toBe(total - 1);
    expect((await get(other, `/api/members/${hidden.id}`)).status).toBe(404);
    expect((await app.request(host, { path: `/api/members/${hidden.id}` })).status).toBe(404);
    expect((await hide(false))?.invisible).toBe(false);
    expect(await found()).toBe(true);
    expect((await search()).total).toBe(total);
  });

  it('can be written to and liked by nobody, exactly as if they did not exist', async () => {
    const missing = '0'.repeat(24);
    await hide();
    const calls: ((id: string) => TestRequest)[] = [
      (id) => ({ method: 'POST', path: '/api/likes', body: { profile_id: id } }),
      (id) => ({ path: `/api/chat.php?profile_id=${id}` }),
      (id) => ({ path: `/api/members/${id}` }),
    ];
    for (const call of calls) {
      const answer = await app.request(host, { ...call(hidden.id), cookies: other.cookies });
      const unknown = await app.request(host, { ...call(missing), cookies: other.cookies });
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
    expect((await send(other, hidden.id)).status).toBe(404);
    expect((await chats(hidden)).chats).toEqual([]);
    expect(await me(hidden)).toMatchObject({ unread_messages: 0, new_likes: 0 });
  });

  it('leaves the lists and badges of those who were told of them before', async () => {
    await like(hidden, other);
    expect(await me(other)).toMatchObject({ new_likes: 1 });
    await hide();
    expect(await me(other)).toMatchObject({ new_likes: 0 });
    expect((await likes(other)).liked_by).toEqual([]);
    await hide(false);
    expect(await me(other)).toMatchObject({ new_likes: 1 });
  });

  it('cannot be answered by whom only they were written to, and so not found out either', async () => {
    await send(other, hidden.id, { text: 'Hello?' });
    await hide();
    expect((await chats(other)).chats).toEqual([]);
    expect((await send(other, hidden.id)).status).toBe(404);
    expect((await chats(hidden)).chats).toHaveLength(1);
  });

  it('is seen and answered by whom they write to, and by nobody else', async () => {
    await hide();
    const stranger = await premium();
    expect((await send(hidden, other.id, { text: 'Hi, it is me' })).status).toBe(200);
    expect((await chats(other)).chats.map(({ profile }) => profile.id)).toEqual([hidden.id]);
    expect(await me(other)).toMatchObject({ unread_messages: 1 });
    expect((await get(other, `/api/members/${hidden.id}`)).status).toBe(200);
    expect((await send(other, hidden.id, { text: 'Nice to meet you' })).status).toBe(200);
    expect(texts(await open(hidden, other.id))).toEqual(['Hi, it is me', 'Nice to meet you']);
    expect((await like(other, hidden)).status).toBe(200);
    expect(await found()).toBe(false);
    expect((await get(stranger, `/api/members/${hidden.id}`)).status).toBe(404);
    expect((await send(stranger, hidden.id)).status).toBe(404);
  });

  it('is seen by whom they like: a like that nobody could see would be a lie', async () => {
    await hide();
    await like(hidden, other);
    expect((await likes(other)).liked_by.map(({ id }) => id)).toEqual([hidden.id]);
    expect(await me(other)).toMatchObject({ new_likes: 1 });
    expect((await like(other, hidden)).json).toMatchObject({ match: true });
    expect((await send(other, hidden.id)).status).toBe(200);
  });

  it('is not seen any more by whom they liked once they take the like back, unless they wrote as well', async () => {
    const takeBack = () =>
      app.request(host, { method: 'DELETE', path: `/api/likes/${other.id}`, cookies: hidden.cookies });
    const seen = async () => (await get(other, `/api/members/${hidden.id}`)).status;
    await hide();
    await like(hidden, other);
    expect(await seen()).toBe(200);
    expect((await takeBack()).status).toBe(200);
    expect(await seen()).toBe(404);
    expect((await send(other, hidden.id)).status).toBe(404);
    // The same like again, and its end again.
    await like(hidden, other);
    expect([await seen(), (await likes(other)).liked_by.map(({ id }) => id)]).toEqual([200, [hidden.id]]);
    await send(hidden, other.id);
    await takeBack();
    expect(await seen()).toBe(200);
  });

  it('shows their photos to themselves and to whom they wrote', async () => {
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const [photo] = await app.inTenant('alpha', async () => {
      const photos = app.nest.get(PhotosApi, { strict: false });
      await storePhoto(app, hidden.id, picture, 'active');
      return photos.photosOf({ memberId: hidden.id, premium: false, here: null }, hidden.id);
    });
    const status = async (cookies: Record<string, string>) =>
      (await app.request(host, { path: photo?.filename ?? '', cookies })).status;
    await hide();
    expect([await status({}), await status(other.cookies), await status(hidden.cookies)]).toEqual([
      404, 404, 200,
    ]);
    await send(hidden, other.id);
    expect([await status({}), await status(other.cookies)]).toEqual([404, 200]);
  });
});

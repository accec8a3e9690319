import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { MessageViews } from '../../apps/server/src/modules/chats/messages/message-view.ts';
import { RemovedPictures } from '../../apps/server/src/modules/profiles/photos/removed/removed-pictures.repository.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { sendMessage } from '../../packages/contract/src/chats/calls/chats.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { addProfile } from '../support/members/profiles.ts';
import { noise } from '../support/photos/hostile-images.ts';

const host = 'alpha.localhost';
type SentAnswer = Answer<typeof sendMessage>;

describe('pictures and gifts of chats', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({ alpha: { ...chatSettings, gifts: ['rose', 'cake'] }, beta: chatSettings });
  });
  const { send, get, open, chats, credits, premium } = chatting(() => app);

  const sendPhoto = (member: TestMember, to: string, body: Buffer, clientId = randomUUID()) =>
    app.request(host, {
      method: 'POST',
      path: `/api/messages/photo?client_id=${clientId}&profile_id=${to}`,
      body,
      headers: { 'content-type': 'image/jpeg' },
      cookies: member.cookies,
    });
  const post = (member: TestMember, path: string, body?: object) =>
    app.request(host, { method: 'POST', path, ...(body ? { body } : {}), cookies: member.cookies });
  const seen = async (path: string | null | undefined, member?: TestMember) =>
    (await app.request(host, { path: path ?? '/chat-photos/none', cookies: member?.cookies ?? {} })).status;

  it('are sent once, charged once and seen by the two alone', async () => {
    const [one, other, stranger] = [await premium(), await premium(), await premium()];
    const before = await credits(one);
    const picture = await noise(320, 240).jpeg().toBuffer();
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sendPhoto(one, other.id, picture, clientId)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { message } = answers[0]?.json as SentAnswer;
    expect(message).toMatchObject({
      ...{ kind: 'photo', text: '', seq: 1, client_id: clientId },
      photo: { width: 320, height: 240, opened: true },
    });
    expect(await credits(one)).toBe(before - 15);
    const another = await noise(321, 240).jpeg().toBuffer();
    expect((await sendPhoto(one, other.id, another, clientId)).status).toBe(409);
    expect(((await get(one, '/api/credits')).json as { postings: object[] }).postings).toContainEqual(
      expect.objectContaining({ cause: 'photo', amount: -15 }),
    );

    const clear = message.photo?.src;
    const received = (await open(other, one.id)).messages[0];
    expect(received?.photo).toMatchObject({ src: null, opened: false, blurred: message.photo?.blurred });
    expect((await chats(other)).chats).toMatchObject([{ messages: [{ kind: 'photo', text: '' }] }]);
    expect(
      await Promise.all([seen(clear, one), seen(clear, other), seen(clear, stranger), seen(clear)]),
    ).toEqual([200, 404, 404, 404]);
    const blurred = received?.photo?.blurred;
    expect([await seen(blurred, other), await seen(blurred, stranger), await seen(blurred)]).toEqual([
      200, 404, 404,
    ]);
    const opening = `/api/messages/${message.id}/photo/opening`;
    expect((await post(stranger, opening)).status).toBe(404);
    expect((await post(other, opening)).json).toMatchObject({
      message: { photo: { src: clear, opened: true } },
    });
    const file = await app.request(host, { path: clear ?? '', cookies: other.cookies });
    expect(file).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store', 'content-type': 'image/webp' },
    });

    await post(one, '/api/blocks', { profile_id: other.id });
    expect([await seen(clear, other), await seen(clear, one)]).toEqual([404, 404]);
  });

  it('are refused without credits, without a picture, to nobody, and when staff removed one like it', async () => {
    const member = await premium();
    const other = await addProfile(app, 'alpha');
    const picture = await noise(330, 240).jpeg().toBuffer();
    expect((await sendPhoto(member, other, Buffer.from('no picture'))).json).toMatchObject({
      error: { code: 'photo_unreadable' },
    });
    expect((await sendPhoto(member, member.id, picture)).status).toBe(404);
    const few = await noise(6, 5).png().toBuffer();
    const large = (quality: number) =>
      sharp(few).resize(400, 300, { fit: 'fill' }).jpeg({ quality }).toBuffer();
    const { message } = (await sendPhoto(member, other, await large(80))).json as SentAnswer;
    const before = await credits(member);
    await app.inTenant('alpha', async () => {
      const [row] = await app.database.select<{ hash: string }>(
        'SELECT hash FROM message_photo WHERE tenant_id = :tenant AND message_id = :id',
        { id: message.id },
      );
      await app.nest.get(RemovedPictures, { strict: false }).remember(row?.hash ?? '', 'other_person');
    });
    const alike = await large(60);
    expect((await sendPhoto(member, other, alike)).json).toMatchObject({ error: { code: 'photo_refused' } });
    expect(await credits(member)).toBe(before);
    expect((await open(member, other)).messages).toHaveLength(1);
    const poor = await joinConfirmed(app, 'alpha');
    expect((await sendPhoto(poor, other, picture)).status).toBe(200);
    expect((await sendPhoto(poor, other, picture)).json).toMatchObject({
      error: { code: 'insufficient_credits' },
    });
  });

  it('keep their files where it is not known whether the message is stored', async () => {
    const [one, other] = [await premium(), await premium()];
    const picture = await noise(350, 240).jpeg().toBuffer();
    const clientId = randomUUID();
    const before = await credits(one);
    const view = jest.spyOn(MessageViews.prototype, 'one').mockRejectedValueOnce(new Error('killed'));
    const silent = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect((await sendPhoto(one, other.id, picture, clientId)).status).toBe(500);
    silent.mockRestore();
    view.mockRestore();
    expect(await credits(one)).toBe(before - 15);
    const { message } = (await sendPhoto(one, other.id, picture, clientId)).json as SentAnswer;
    expect(await credits(one)).toBe(before - 15);
    expect(await Promise.all([seen(message.photo?.src, one), seen(message.photo?.blurred, other)])).toEqual([
      200, 200,
    ]);
    // The job that was promised before finds the message.
    app.clock.advance(3_600_000);
    expect(await app.runOutbox()).toContain('chats.remove_photo_files');
    expect(await seen(message.photo?.src, one)).toBe(200);
  });

  it('wait like texts until their sender is confirmed', async () => {
    const unconfirmed = await joinMember(app, 'alpha');
    const other = await premium();
    const { message } = (await sendPhoto(unconfirmed, other.id, await noise(340, 240).jpeg().toBuffer()))
      .json as SentAnswer;
    expect(message).toMatchObject({ held: true, seq: null });
    const [clear, blurred] = [message.photo?.src, message.photo?.blurred];
    expect(await Promise.all([seen(clear, unconfirmed), seen(blurred, other)])).toEqual([200, 404]);
  });

  it('gifts come out of the brand’s catalogue and have a price of their own', async () => {
    const [one, other] = [await premium(), await premium()];
    expect((await get(one, '/api/gifts')).json).toEqual({ gifts: ['rose', 'cake'] });
    const before = await credits(one);
    const gift = { client_id: randomUUID(), profile_id: other.id, gift: 'rose' };
    const sent = await post(one, '/api/messages/gift', gift);
    expect(sent.json).toMatchObject({
      message: { kind: 'gift', gift: 'rose', text: '', photo: null },
      credits: before - 20,
    });
    expect((await post(one, '/api/messages/gift', gift)).text).toBe(sent.text);
    expect((await post(one, '/api/messages/gift', { ...gift, gift: 'cake' })).status).toBe(409);
    expect((await send(one, other.id, { client_id: gift.client_id, text: 'rose' })).status).toBe(409);
    const unknown = { ...gift, client_id: randomUUID(), gift: 'ring' };
    expect((await post(one, '/api/messages/gift', unknown)).json).toMatchObject({
      error: { code: 'gift_unavailable' },
    });
    expect(await credits(one)).toBe(before - 20);
    expect((await open(other, one.id)).messages).toMatchObject([{ gift: 'rose', from_me: false }]);
  });

  it('icebreakers are told in the language that is asked for', async () => {
    const member = await premium();
    const lines = async (language: string) =>
      ((await get(member, `/api/icebreakers?language=${language}`)).json as { lines: string[] }).lines;
    const [dutch, english] = [await lines('nl'), await lines('en')];
    expect([dutch.length, new Set([...dutch, ...english]).size]).toEqual([10, 20]);
    expect(english).toContain('What made you smile today?');
    expect((await get(member, '/api/icebreakers?language=xx')).status).toBe(400);
  });
});

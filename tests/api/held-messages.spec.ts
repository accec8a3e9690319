import { chatSettings, chatting, texts } from '../support/members/chatting.ts';
import { joinMember, confirmEmail } from '../support/members/members.ts';
import { addProfile, buyCredits, setProfile, someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { challengeOfAMinuteAgo } from '../support/members/signup-patience.ts';

const host = 'alpha.localhost';
const signupCredits = chatSettings.signup_credits;

describe('before the sender’s email is confirmed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({ alpha: chatSettings, beta: chatSettings });
  });
  const { send, get, open, chats, credits, premium } = chatting(() => app);

  it('a message is charged and kept, seen by its sender alone', async () => {
    const sender = await joinMember(app, 'alpha');
    const receiver = await premium();
    const sent = await send(sender, receiver.id, { text: 'Held' });
    expect(sent.json).toMatchObject({ message: { held: true, seq: null }, credits: signupCredits - 10 });
    expect((await open(sender, receiver.id)).messages).toMatchObject([{ text: 'Held', held: true }]);
    expect((await chats(sender)).chats).toMatchObject([{ messages: [{ text: 'Held' }] }]);

    const { conversation } = sent.json as { conversation: string };
    expect(await chats(receiver)).toEqual({ chats: [], total_unread_messages: 0 });
    const unknown = await get(receiver, `/api/chat.php?conversation=${someId()}`);
    for (const path of [
      `/api/chat.php?conversation=${conversation}`,
      `/api/chat.php?profile_id=${sender.id}`,
    ]) {
      const answer = await get(receiver, path);
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
    const read = {
      method: 'POST',
      path: `/api/chats/${conversation}/read`,
      body: { seq: 1 },
      cookies: receiver.cookies,
    } as const;
    expect((await app.request(host, read)).status).toBe(404);
  });

  it('at the confirmation held messages take their place behind what came meanwhile, as written', async () => {
    const sender = await joinMember(app, 'alpha');
    const receiver = await premium();
    await send(sender, receiver.id, { text: 'Held one' });
    // As where a profile is enabled by hand, for a while: the receiver sees the sender, whose first message is still held.
    await setProfile(app, 'alpha', sender.id, { status: 'active', invisible: false });
    const early = await send(receiver, sender.id, { text: 'Written first, as the receiver sees it' });
    expect(early.json).toMatchObject({ message: { seq: 1 } });
    await setProfile(app, 'alpha', sender.id, { status: 'disabled', invisible: false });
    await send(sender, receiver.id, { text: 'Held two' });
    await setProfile(app, 'alpha', sender.id, { status: 'active', invisible: false });
    expect(texts(await open(receiver, sender.id))).toEqual(['Written first, as the receiver sees it']);

    await confirmEmail(app, 'alpha', sender.id);
    const order = ['Written first, as the receiver sees it', 'Held one', 'Held two'];
    for (const [reader, other] of [
      [receiver, sender],
      [sender, receiver],
    ] as const) {
      const conversation = await open(reader, other.id);
      expect(texts(conversation)).toEqual(order);
      expect(conversation.messages.map(({ seq, held }) => [seq, held])).toEqual([
        [1, false],
        [2, false],
        [3, false],
      ]);
    }
    expect((await chats(receiver)).total_unread_messages).toBe(2);
  });

  it('a message that is written while the email is being confirmed is never left behind', async () => {
    const sender = await joinMember(app, 'alpha');
    await buyCredits(app, 'alpha', sender.id, 200);
    const receiver = await premium();
    const sends = () => Array.from({ length: 6 }, () => send(sender, receiver.id));
    const answers = await Promise.all([
      ...sends(),
      confirmEmail(app, 'alpha', sender.id).then(() => send(sender, receiver.id)),
      ...sends(),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(13).fill(200));
    const seqs = (await open(receiver, sender.id)).messages.map((message) => message.seq);
    expect(seqs).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    expect((await chats(receiver)).total_unread_messages).toBe(13);
  });

  it('a held message does not make the other’s first one a cheap reply', async () => {
    const sender = await joinMember(app, 'alpha');
    const receiver = await premium();
    await send(sender, receiver.id);
    await setProfile(app, 'alpha', sender.id, { status: 'active', invisible: false });
    expect((await open(receiver, sender.id)).costs.message).toBe(10);
  });

  it('a message written with the signup is charged to the signup’s credits and delivered at the confirmation', async () => {
    const receiver = await premium();
    const signup = async (text: string, profileId: string, more: object = {}) =>
      app.request(host, {
        method: 'POST',
        path: '/api/signup',
        body: {
          email: `${someId()}@example.test`,
          name: 'Newcomer',
          date_of_birth: '1991-04-03',
          password: 'Quiet-harbour-42',
          signup_message: { profile_id: profileId, text },
          challenge: await challengeOfAMinuteAgo(app, 'alpha'),
          ...more,
        },
      });
    expect((await signup('x'.repeat(201), receiver.id)).json).toMatchObject({
      error: { code: 'message_too_long' },
    });
    const fictional = await addProfile(app, 'alpha', { fictional: true });
    expect((await signup('Hi', fictional)).json).toMatchObject({
      error: { code: 'fictional_acknowledgement_required' },
    });
    expect((await signup('Hi', fictional, { acknowledge_fictional: true })).status).toBe(200);

    const joined = await signup('Hello from the landing page', receiver.id);
    expect(joined.status).toBe(200);
    const newcomer = {
      id: (joined.json as { user: { id: string } }).user.id,
      cookies: joined.cookies,
    };
    expect(await credits(newcomer)).toBe(signupCredits - 10);
    expect((await chats(receiver)).chats).toEqual([]);
    await confirmEmail(app, 'alpha', newcomer.id);
    expect(texts(await open(receiver, newcomer.id))).toEqual(['Hello from the landing page']);
  });
});

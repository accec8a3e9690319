import { longestUnwantedWord, mostUnwantedWords } from '../../packages/contract/src/chats/unwanted-words.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { openPage } from '../support/live/app-pages.ts';
import { hears } from '../support/live/pages.ts';
import { refusal } from '../support/members/account-calls.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import type { TestMember } from '../support/members/members.ts';

const host = 'alpha.localhost';

describe('words that a member does not want to see', () => {
  let app: TestApp;
  let ada: TestMember;
  let ben: TestMember;
  beforeAll(async () => {
    app = await startTestApp({ settings: { alpha: chatSettings } });
  });
  const { send, open, chats, get, premium } = chatting(() => app);
  beforeEach(async () => {
    [ada, ben] = await Promise.all([premium(), premium()]);
  });

  const set = (member: TestMember, words: unknown) =>
    app.request(host, {
      ...{ method: 'PUT', path: '/api/unwanted-words', body: { words } },
      cookies: member.cookies,
    });
  const marks = async (reader: TestMember, other: TestMember) =>
    (await open(reader, other.id)).messages.map(({ unwanted }) => unwanted);

  it('are the member’s own, each once, and no more than are taken', async () => {
    expect((await get(ada, '/api/unwanted-words')).json).toEqual({ words: [] });
    expect((await set(ada, [' Spam ', 'SPAM', 'send   money'])).json).toEqual({
      words: ['Spam', 'send money'],
    });
    expect((await get(ada, '/api/unwanted-words')).json).toEqual({ words: ['Spam', 'send money'] });
    expect((await get(ben, '/api/unwanted-words')).json).toEqual({ words: [] });
    const many = Array.from({ length: mostUnwantedWords + 1 }, (_, at) => `word ${at}`);
    for (const words of [many, ['x'.repeat(longestUnwantedWord + 1)], [''], [5], 'spam'])
      expect(refusal(await set(ada, words))?.code).toBe('validation_failed');
    expect((await set(ada, many.slice(1))).status).toBe(200);
    expect((await set(ada, [])).json).toEqual({ words: [] });
  });

  it('mark what the other one wrote for this reader alone: in the conversation, the list and live', async () => {
    await set(ada, ['crème', 'send money']);
    const page = await openPage(app, { cookies: ada.cookies });
    const hisPage = await openPage(app, { cookies: ben.cookies });
    await send(ben, ada.id, { text: 'CREME brûlée?' });
    expect(await hears(page, 'message')).toMatchObject([{ message: { unwanted: true } }]);
    expect(await hears(hisPage, 'message')).toMatchObject([{ message: { unwanted: false } }]);
    for (const each of [page, hisPage]) each.close();
    expect(await marks(ada, ben)).toEqual([true]);
    expect(await marks(ben, ada)).toEqual([false]);
    expect((await chats(ada)).chats).toMatchObject([
      { num_unread_messages: 1, messages: [{ unwanted: true, text: 'CREME brûlée?' }] },
    ]);
    expect((await chats(ben)).chats).toMatchObject([{ messages: [{ unwanted: false }] }]);
    await send(ada, ben.id, { text: 'No crème' });
    await send(ben, ada.id, { text: 'creme-coloured cremes' });
    await send(ben, ada.id, { text: 'cremes, sendmoney' });
    expect(await marks(ada, ben)).toEqual([true, false, true, false]);
    await set(ada, []);
    expect(await marks(ada, ben)).toEqual([false, false, false, false]);
  });

  it('mark a quote of such a message, also where the reader quotes it', async () => {
    await set(ada, ['crème']);
    const { message } = (await send(ben, ada.id, { text: 'creme?' })).json as { message: { id: string } };
    await send(ada, ben.id, { text: 'What is that?', reply_to: message.id });
    expect((await open(ada, ben.id)).messages[1]).toMatchObject({
      unwanted: false,
      reply_to: { unwanted: true },
    });
    expect((await open(ben, ada.id)).messages[1]).toMatchObject({ reply_to: { unwanted: false } });
  });
});

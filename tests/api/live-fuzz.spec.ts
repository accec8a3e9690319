import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { everyRow } from '../support/app/everywhere.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { isProof } from '../support/environment/proof.ts';
import { openPage } from '../support/live/app-pages.ts';
import { closePages, type LivePage } from '../support/live/pages.ts';
import { chatting } from '../support/members/chatting.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { buyCredits } from '../support/members/profiles.ts';

let app: TestApp;
const { premium, send, chats } = chatting(() => app);
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(closePages);

/** Two who write to each other on the other brand. @returns their conversation and a page of whoever got the message */
async function elsewhere(): Promise<{ conversation: string; page: LivePage }> {
  const [one, other] = [await joinConfirmed(app, 'beta'), await joinConfirmed(app, 'beta')];
  for (const { id } of [one, other]) await buyCredits(app, 'beta', id, 1000);
  const body = { client_id: randomUUID(), profile_id: other.id, text: 'Hello there' };
  const call = { method: 'POST', path: '/api/messages', body, cookies: one.cookies } as const;
  const { conversation } = (await app.request('beta.localhost', call)).json as { conversation: string };
  return { conversation, page: await openPage(app, { host: 'beta.localhost', cookies: other.cookies }) };
}

const rows = async () => {
  const all = await everyRow(app);
  // Jobs come and go by themselves.
  all.delete('outbox');
  return all;
};

it('a page that says anything brings nothing down, learns nothing and writes nothing', async () => {
  const [mallory, ada, ben] = [await premium(), await premium(), await premium()];
  await send(ada, ben.id);
  const theirs = (await chats(ben)).chats[0]?.conversation ?? '';
  const far = await elsewhere();
  const pageOf = ({ cookies }: TestMember): Promise<LivePage> => openPage(app, { cookies });
  const watching = [await pageOf(ada), await pageOf(ben), far.page];
  // Her first use of the token that premium gave her is written down.
  (await pageOf(mallory)).close();
  const before = await rows();

  const foreign = fc.constantFrom(theirs, far.conversation, ada.id, mallory.id);
  const payload = fc.oneof(
    fc.record({ conversation: foreign }),
    fc.record({ conversation: fc.string({ unit: 'binary', maxLength: 60 }) }),
    fc.record({ here: fc.anything() }),
    fc.anything({ maxDepth: 2 }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ maxLength: 4000 }),
  );
  const event = fc.oneof(
    fc.constantFrom('typing', 'here'),
    fc.constantFrom('message', 'changed', 'over', 'read', '__proto__', 'constructor', ''),
    fc.string({ maxLength: 20 }),
  );
  // Names that the client's own library keeps for itself never leave it.
  const sayable = event.filter(
    (name) => !['connect', 'connect_error', 'disconnect', 'disconnecting'].includes(name),
  );
  const said = fc.array(fc.tuple(sayable, fc.array(payload, { maxLength: 2 })), {
    minLength: 1,
    maxLength: 6,
  });

  await fc.assert(
    fc.asyncProperty(said, async (words) => {
      const page = await pageOf(mallory);
      for (const [name, payloads] of words) page.sayAnything(name, ...payloads);
      // Said last, so that all before it was heard when the page is ended.
      page.sayAnything('shout');
      await page.ended();
      expect(page.heard).toEqual([]);
    }),
    { numRuns: isProof ? 200 : 25, seed: 16, endOnFailure: true },
  );

  for (const page of watching) {
    expect(page.isOpen()).toBe(true);
    expect(page.of('typing')).toEqual([]);
  }
  expect(await rows()).toEqual(before);
  // Whoever writes to her still reaches her: the server lives.
  const again = await pageOf(mallory);
  expect((await send(ada, mallory.id)).status).toBe(200);
  expect(again.isOpen()).toBe(true);
});

import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { NoticesApi } from '../../apps/server/src/modules/mails/notices/notices.api.ts';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { Message } from '../../packages/contract/src/chats/calls/chats.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { refusal } from '../support/members/account-calls.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { confirmEmail, joinMember, type TestMember } from '../support/members/members.ts';
import { addProfile, buyCredits, someId } from '../support/members/profiles.ts';
import { openPage } from '../support/live/app-pages.ts';
import { closePages, hears } from '../support/live/pages.ts';
import { ledgerOf, type Ledger } from '../support/payments/ledger.ts';

const line = 'I saw your photo and my heart stopped, write me soon';
const day = 24 * 3_600_000;

let app: TestApp;
let moderator: Browser;
let elsewhere: Browser;
let ledger: Ledger;
let ada: TestMember;
const { send, open, credits, premium } = chatting(() => app);

beforeAll(async () => {
  app = await startTestApp({ settings: { alpha: chatSettings } });
  ledger = ledgerOf(app, 'alpha');
  await createStaff(app, 'mia@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'elsewhere@staff.test', 'moderator', ['beta']);
  [moderator, elsewhere] = [
    await openConsole(app, 'mia@staff.test'),
    await openConsole(app, 'elsewhere@staff.test'),
  ];
});
afterAll(closePages);
beforeEach(async () => {
  ada = await premium();
  await app.inTenant('alpha', () => app.database.write('DELETE FROM desk_item WHERE tenant_id = :tenant'));
});

/** Credits are given here without a payment. */
const findings = async () =>
  (await ledger.findings()).filter(({ kind }) => kind !== 'purchase_without_payment');
const somebody = () => addProfile(app, 'alpha');
async function written(to: string, text = line, from = ada): Promise<Message> {
  const answer = await send(from, to, { text });
  if (answer.status !== 200) throw new Error(`writing answered ${answer.status}: ${answer.text}`);
  return (answer.json as { message: Message }).message;
}
/** The line goes to as many as may get it unseen. */
async function spread(from = ada, text = line): Promise<void> {
  for (let number = 0; number < 5; number++)
    expect(await written(await somebody(), text, from)).toMatchObject({ held: false, in_review: false });
}
const waiting = async (staff = moderator): Promise<DeskItem[]> => take(staff, { kind: 'opener', want: 5 });

async function settle(decision: object): Promise<void> {
  const [found] = await waiting();
  const answer = await decide(moderator, found?.id ?? '', decision);
  if (answer.status !== 200) throw new Error(`the decision answered ${answer.status}: ${answer.text}`);
  app.clock.advance(10_000);
  await app.runOutbox();
}

describe('an opening line that went to many', () => {
  it('waits for a moderator, unread, and its sender is told so and charged once', async () => {
    await spread();
    const ben = await premium();
    const before = await credits(ada);
    const clientId = randomUUID();
    const sent = await send(ada, ben.id, {
      text: '  i SAW your phоto... and my heart stopped; write me soon!',
      client_id: clientId,
    });
    expect(sent.json).toMatchObject({
      message: { seq: null, held: true, in_review: true },
      credits: before - 10,
    });
    expect(
      (
        await send(ada, ben.id, {
          text: '  i SAW your phоto... and my heart stopped; write me soon!',
          client_id: clientId,
        })
      ).json,
    ).toEqual(sent.json);
    expect(await credits(ada)).toBe(before - 10);
    expect((await open(ben, ada.id)).messages).toEqual([]);
    const told = await app.inTenant('alpha', () =>
      app.nest.get(NoticesApi, { strict: false }).export(ben.id),
    );
    expect(told.waiting).toEqual([]);
    // What is written behind it would come before it.
    expect(refusal(await send(ada, ben.id, { text: 'And?' }))).toMatchObject({
      status: 409,
      code: 'first_message_in_review',
    });
    const [item, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(item?.subject).toEqual({
      kind: 'opener',
      text: 'i SAW your phоto... and my heart stopped; write me soon!',
      receivers: 6,
    });
    expect(JSON.stringify(item)).not.toContain(ben.id);
    expect(await waiting(elsewhere)).toEqual([]);
  });

  it('is delivered once it is approved, and may go to a few more', async () => {
    await spread();
    const ben = await premium();
    const before = await credits(ada);
    const { id } = await written(ben.id);
    await settle({ decision: 'approve' });
    expect((await open(ben, ada.id)).messages).toMatchObject([{ id, seq: 1, text: line }]);
    expect((await open(ada, ben.id)).messages).toMatchObject([{ id, held: false, in_review: false }]);
    expect(await credits(ada)).toBe(before - 10);
    expect(await written(ben.id, 'And you?')).toMatchObject({ seq: 2 });
    await spread();
    expect(await written(await somebody())).toMatchObject({ in_review: true });
  });

  it('is removed with its reasons, read by nobody, and what it cost goes back once', async () => {
    await spread();
    const ben = await premium();
    const before = await credits(ada);
    const { id } = await written(ben.id);
    const [item] = await waiting();
    for (const wrong of [
      {},
      { ground: 'nudity' },
      { ground: 'other' },
      { ground: 'spam', measure: 'message_removed' },
    ])
      expect((await decide(moderator, item?.id ?? '', { decision: 'remove', ...wrong })).status).toBe(400);
    const page = await openPage(app, { cookies: ada.cookies });
    await settle({ decision: 'remove', ground: 'spam' });
    const { conversation } = await open(ada, ben.id);
    expect(await hears(page, 'changed')).toEqual([{ what: ['account', 'conversation'], conversation }]);
    expect((await open(ben, ada.id)).messages).toEqual([]);
    expect((await open(ada, ben.id)).messages).toMatchObject([
      { id, removed: true, text: '', in_review: false },
    ]);
    expect(await credits(ada)).toBe(before);
    expect(await findings()).toEqual([]);
    const restriction = await app.inTenant('alpha', () =>
      app.database.select<{ id: string; kind: string }>(
        `SELECT id, kind, ground, subject_id AS subjectId FROM restriction
          WHERE tenant_id = :tenant AND member_id = :id`,
        { id: ada.id },
      ),
    );
    expect(restriction).toMatchObject([{ kind: 'message_removed', ground: 'spam', subjectId: id }]);
    // Something else may be written, and comes first: the line itself only where the removal was wrong.
    expect(await written(ben.id, 'Something of my own')).toMatchObject({ seq: 1 });
    const api = app.nest.get(RestrictionsApi, { strict: false });
    await app.inTenant('alpha', () =>
      app.database.inTransaction(() => api.end(restriction[0]?.id ?? '', { by: someId(), reason: 'lifted' })),
    );
    expect((await open(ben, ada.id)).messages.map(({ text }) => text)).toEqual(['Something of my own', line]);
    expect(await credits(ada)).toBe(before - 10);
    expect(await findings()).toEqual([]);
  });

  it('is counted exactly, however many come at once', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, somebody));
    const sent = await Promise.all(others.map((id) => written(id)));
    expect(sent.filter(({ in_review: inReview }) => inReview)).toHaveLength(4);
    expect(await credits(ada)).toBe(1025 - 90);
  });

  it('waits for the moderator and for the confirmed address', async () => {
    const eve = await joinMember(app, 'alpha');
    await buyCredits(app, 'alpha', eve.id, 1000);
    for (let number = 0; number < 5; number++) await written(await somebody(), line, eve);
    const ben = await premium();
    expect(await written(ben.id, line, eve)).toMatchObject({ held: true, in_review: true });
    await confirmEmail(app, 'alpha', eve.id);
    expect((await open(ben, eve.id)).messages).toEqual([]);
    await settle({ decision: 'approve' });
    expect((await open(ben, eve.id)).messages).toMatchObject([{ text: line }]);
  });

  it('leaves the desk with its sender, and with its conversation', async () => {
    await spread();
    await written(await somebody());
    await app.inTenant('alpha', () =>
      app.database.write('DELETE FROM conversation WHERE tenant_id = :tenant AND :id IN (low_id, high_id)', {
        id: ada.id,
      }),
    );
    expect(await waiting()).toEqual([]);
  });

  it('is nobody’s business when it is offered, is short, says something else, goes on, or is long ago', async () => {
    const [first = ''] = (
      (await app.request('alpha.localhost', { path: '/api/icebreakers?language=nl', cookies: ada.cookies }))
        .json as {
        lines: string[];
      }
    ).lines;
    const shared = 'Something we have in common: good food. How did it start for you?';
    for (let number = 0; number < 6; number++) {
      expect(await written(await somebody(), first)).toMatchObject({ in_review: false });
      expect(await written(await somebody(), shared)).toMatchObject({ in_review: false });
      expect(await written(await somebody(), 'Hello there')).toMatchObject({ in_review: false });
      app.clock.advance(day);
    }
    const fresh = await premium();
    await spread(fresh);
    const known = await somebody();
    await written(known, 'I have never written this to anybody', fresh);
    expect(await written(known, line, fresh)).toMatchObject({ in_review: false });
    const fictional = await addProfile(app, 'alpha', { fictional: true });
    expect((await send(fresh, fictional, { text: line, acknowledge_fictional: true })).json).toMatchObject({
      message: { in_review: false },
    });
    app.clock.advance(7 * day);
    await app.nest.get(Housekeeping).runOnce();
    const left = await app.inTenant('alpha', () =>
      app.database.number('SELECT COUNT(*) FROM opening_line WHERE tenant_id = :tenant'),
    );
    expect(left).toBe(0);
    expect(await written(await somebody(), line, fresh)).toMatchObject({ in_review: false });
  });
});

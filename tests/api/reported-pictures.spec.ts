import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { ChatsApi } from '../../apps/server/src/modules/chats/chats.api.ts';
import { RemovedPictures } from '../../apps/server/src/modules/profiles/photos/removed/removed-pictures.repository.ts';
import { PhotoStorage } from '../../apps/server/src/ports/photo-storage.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { sendMessage } from '../../packages/contract/src/chats/calls/chats.ts';
import type { OwnRestriction } from '../../packages/contract/src/safety/restriction.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { refusal } from '../support/members/account-calls.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import type { TestMember } from '../support/members/members.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { receiptOf, sendReport } from '../support/reports/reporting.ts';

const host = 'alpha.localhost';
type Sent = Answer<typeof sendMessage>['message'];

let app: TestApp;
let mia: Browser;
let max: Browser;
let stranger: Browser;
let operator: Browser;
let miaId: string;
let ada: TestMember;
let ben: TestMember;
const { send, open, credits, premium } = chatting(() => app);

beforeAll(async () => {
  app = await startTestApp({ settings: { alpha: { ...chatSettings, signup_credits: 1000 } } });
  miaId = await createStaff(app, 'mia@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'max@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'stranger@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  [mia, max, stranger, operator] = (await Promise.all(
    ['mia', 'max', 'stranger', 'operator'].map((name) => openConsole(app, `${name}@staff.test`)),
  )) as [Browser, Browser, Browser, Browser];
});

beforeEach(async () => {
  [ada, ben] = await Promise.all([premium(), premium()]);
  await app.inTenant('alpha', () => app.database.write('DELETE FROM desk_item WHERE tenant_id = :tenant'));
});

const browserOf = (member: TestMember): Browser => {
  const browser = new Browser(app, host);
  Object.assign(browser.cookies, member.cookies);
  return browser;
};

const sendPhoto = (from: TestMember, to: TestMember, body: Buffer) =>
  app.request(host, {
    method: 'POST',
    path: `/api/messages/photo?client_id=${randomUUID()}&profile_id=${to.id}`,
    body,
    headers: { 'content-type': 'image/jpeg' },
    cookies: from.cookies,
  });

async function sentPhoto(from: TestMember, to: TestMember, body: Buffer): Promise<Sent> {
  const answer = await sendPhoto(from, to, body);
  if (answer.status !== 200) throw new Error(`sending answered ${answer.status}: ${answer.text}`);
  return (answer.json as Answer<typeof sendMessage>).message;
}

const report = (reader: TestMember, sender: TestMember, { id }: Sent) =>
  sendReport(browserOf(reader), {
    subject: { kind: 'message', profile_id: sender.id, message_id: id },
    reason: 'harassment',
  });

/** The report on the desk and what it shows. */
async function reported(by = mia) {
  const [item] = await take(by, { kind: 'report', tenant: 'alpha' });
  if (item?.subject.kind !== 'report') throw new Error('no report');
  return { id: item.id, evidence: item.subject.evidence };
}

async function settle(by: Browser, key: string, decision: object): Promise<void> {
  const answer = await decide(by, key, decision);
  if (answer.status !== 200) throw new Error(`the decision answered ${answer.status}: ${answer.text}`);
  app.clock.advance(10_000);
  await app.runOutbox();
}

const looks = async (): Promise<{ staffId: string; changes: string }[]> =>
  app.inTenant('alpha', () =>
    app.database.select<{ staffId: string; changes: string }>(
      `SELECT staff_id AS staffId, changes FROM audit_entry
        WHERE tenant_id = :tenant AND action = 'chat_picture.seen' ORDER BY at, id`,
    ),
  );

const scene = async (): Promise<(quality: number) => Promise<Buffer>> => {
  const few = await noise(6, 5).png().toBuffer();
  return (quality) => sharp(few).resize(400, 300, { fit: 'fill' }).jpeg({ quality }).toBuffer();
};

describe('a picture of a chat that is reported', () => {
  it('cannot be sent again once it was removed, and its sender finds the reasons at its place', async () => {
    const like = await scene();
    const meant = await sentPhoto(ada, ben, await like(80));
    receiptOf(await report(ben, ada, meant));
    const { id } = await reported();
    await settle(mia, id, { decision: 'restrict', measure: 'message_removed', ground: 'harassment' });
    const [own] = (await open(ada, ben.id)).messages;
    const [got] = (await open(ben, ada.id)).messages;
    expect(own).toMatchObject({ removed: true, photo: null });
    expect(got).toMatchObject({ removed: true, photo: null, restriction: null });
    const restriction = browserOf(ada);
    const statement = await restriction.get(`/api/restrictions/${own?.restriction}`);
    expect(statement.json).toMatchObject({ kind: 'message_removed', can_appeal: true });

    const before = await credits(ada);
    expect(refusal(await sendPhoto(ada, ben, await like(60)))?.code).toBe('photo_refused');
    expect(refusal(await sendPhoto(ben, ada, await like(50)))?.code).toBe('photo_refused');
    expect(await credits(ada)).toBe(before);

    // Whoever decides about the appeal sees what it is about; given back, it is a picture like any other.
    await restriction.post(`/api/restrictions/${own?.restriction}/appeal`, { text: 'It is a vase.' });
    expect(await take(mia, { kind: 'appeal', tenant: 'alpha' })).toEqual([]);
    const [appeal] = await take(max, { kind: 'appeal', tenant: 'alpha' });
    const image = appeal?.subject.kind === 'appeal' ? (appeal.subject.image ?? '') : '';
    expect((await max.get(image)).status).toBe(200);
    expect((await looks()).at(-1)?.changes).toBe(JSON.stringify(['appeal']));
    expect([(await stranger.get(image)).status, (await operator.get(image)).status]).toEqual([404, 403]);
    await settle(max, appeal?.id ?? '', { decision: 'reverse' });
    expect((await restriction.get(`/api/restrictions/${own?.restriction}`)).json).toMatchObject({
      ended: { reason: 'appeal' },
    } satisfies { ended: Partial<OwnRestriction['ended']> });
    expect((await open(ben, ada.id)).messages).toMatchObject([{ removed: false, photo: { opened: false } }]);
    expect((await max.get(image)).status).toBe(404);
    expect((await sendPhoto(ada, ben, await like(60))).status).toBe(200);
  });

  it('is remembered once, and words that are appealed are shown as well', async () => {
    const remember = jest.spyOn(app.nest.get(RemovedPictures, { strict: false }), 'remember');
    const { message } = (await send(ada, ben.id, { text: 'awful words' })).json as Answer<typeof sendMessage>;
    receiptOf(await report(ben, ada, message));
    const { id, evidence } = await reported();
    expect(evidence.pictures).toEqual([]);
    await settle(mia, id, { decision: 'restrict', measure: 'message_removed', ground: 'insult' });
    expect(remember).not.toHaveBeenCalled();
    remember.mockRestore();
    const [own] = (await open(ada, ben.id)).messages;
    await browserOf(ada).post(`/api/restrictions/${own?.restriction}/appeal`, { text: 'A joke.' });
    const [appeal] = await take(max, { kind: 'appeal', tenant: 'alpha' });
    expect(appeal?.subject).toMatchObject({ kind: 'appeal', image: null, text: 'awful words' });
  });

  it('is kept for whoever decides, who is written down, and no other picture around it', async () => {
    const around = await sentPhoto(ada, ben, await noise(310, 240).jpeg().toBuffer());
    const meant = await sentPhoto(ada, ben, await noise(320, 240).jpeg().toBuffer());
    await send(ada, ben.id, { text: 'like it?' });
    const before = (await looks()).length;
    receiptOf(await report(ben, ada, meant));
    // Once more it is the same case, and no second copy.
    receiptOf(await report(ben, ada, meant));
    const { evidence } = await reported();
    expect(evidence.messages).toMatchObject([
      { kind: 'photo', reported: false },
      { kind: 'photo', reported: true, text: '' },
      { kind: 'text', text: 'like it?' },
    ]);
    const image = evidence.pictures[0]?.image ?? '';
    expect(JSON.stringify(evidence)).not.toContain(around.photo?.src?.slice(13, 35));
    const shown = await mia.get(image);
    expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect((await looks()).slice(before)).toEqual([{ staffId: miaId, changes: JSON.stringify(['report']) }]);
    expect([(await stranger.get(image)).status, (await operator.get(image)).status]).toEqual([404, 403]);
    expect((await looks()).length).toBe(before + 1);
    // The copy stays where the conversation is gone, and goes with the case.
    await app.inTenant('alpha', () =>
      app.database.write('DELETE FROM conversation WHERE tenant_id = :tenant AND :id IN (low_id, high_id)', {
        id: ada.id,
      }),
    );
    expect((await mia.get(image)).status).toBe(200);
    const pictures = await app.inTenant('alpha', () =>
      app.database.select<{ storageKey: string; width: number }>(
        `SELECT p.storage_key AS storageKey, p.width FROM report_picture p
          WHERE p.tenant_id = :tenant AND p.photo_id = :id`,
        { id: meant.id },
      ),
    );
    expect(pictures).toMatchObject([{ width: 320 }]);
    await settle(mia, (await reported()).id, { decision: 'dismiss' });
    app.clock.advance(190 * 24 * 3_600_000);
    await app.nest.get(Housekeeping).runOnce();
    await app.runOutbox();
    const file = `tenant:alpha:evidence:${pictures[0]?.storageKey}`;
    expect(await app.nest.get(PhotoStorage).get(file)).toBeUndefined();
    expect((await (await openConsole(app, 'mia@staff.test')).get(image)).status).toBe(404);
  });

  it('goes with its files when no appeal can bring it back, and is still not to be sent again', async () => {
    const like = await scene();
    const meant = await sentPhoto(ada, ben, await like(80));
    receiptOf(await report(ben, ada, meant));
    mia = await openConsole(app, 'mia@staff.test');
    await settle(mia, (await reported()).id, {
      ...{ decision: 'restrict', measure: 'message_removed', ground: 'harassment' },
    });
    const names = [meant.photo?.src, meant.photo?.blurred].map(
      (path) => `tenant:alpha:chat-photo:${path?.split('/').at(-1)?.slice(0, 22)}`,
    );
    const files = () => Promise.all(names.map((name) => app.nest.get(PhotoStorage).get(name)));
    const later = async (days: number): Promise<void> => {
      app.clock.advance(days * 24 * 3_600_000);
      await app.nest.get(Housekeeping).runOnce();
      await app.runOutbox();
    };
    await later(240);
    expect((await files()).every((file) => file !== undefined)).toBe(true);
    await later(6);
    expect(await files()).toEqual([undefined, undefined]);
    const [left] =
      (await app.inTenant('alpha', () =>
        app.nest.get(ChatsApi, { strict: false }).messageFor(meant.id, [ada.id]),
      )) ?? [];
    expect(left).toMatchObject({ kind: 'photo', removed: true, photo: null });
    const [fresh, other] = [await premium(), await premium()];
    expect(refusal(await sendPhoto(fresh, other, await like(60)))?.code).toBe('photo_refused');
  });
});

import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take, undo } from '../support/desk/desk.ts';
import { becomeMember, mailsTo, refusal } from '../support/members/account-calls.ts';
import { addProfile } from '../support/members/profiles.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { receiptOf, reportProfile, sendReport } from '../support/reports/reporting.ts';

const beta = 'beta.localhost';

let app: TestApp;
let mia: Browser;
let max: Browser;
let miaId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { beta: { logged_out_search: 'all' } } });
  miaId = await createStaff(app, 'mia@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'max@staff.test', 'moderator', ['beta']);
  [mia, max] = [await openConsole(app, 'mia@staff.test'), await openConsole(app, 'max@staff.test')];
});

beforeEach(async () => {
  await app.inTenant('beta', async () => {
    for (const table of ['desk_decision', 'desk_item', 'report_case'])
      await app.database.write(`DELETE FROM ${table} WHERE tenant_id = :tenant`);
  });
});

interface Person {
  id: string;
  email: string;
  browser: Browser;
}

let people = 0;

async function person(name = 'Accused Arno'): Promise<Person> {
  const browser = new Browser(app, beta);
  const email = `decided${++people}@example.test`;
  return { id: await becomeMember(browser, email, { name }), email, browser };
}

/** Stores a picture that looks like no other. */
const picture = async (memberId: string): Promise<string> => {
  const file = await noise(300, 200 + ++people)
    .jpeg()
    .toBuffer();
  return app.inTenant('beta', () => storePhoto(app, memberId, file, 'active'));
};

type Case = DeskItem & { subject: { kind: 'report' } };

async function caseOf(number: string, moderator = mia): Promise<Case> {
  const items = await take(moderator, { kind: 'report', tenant: 'beta', want: 5 });
  const found = items.find(
    ({ subject }) =>
      subject.kind === 'report' && [subject, ...subject.others].some((one) => one.number === number),
  );
  if (!found) throw new Error(`no case of ${number} among ${items.length}`);
  return found as Case;
}

const report = async (by: Person | Browser, subject: object, more: object = {}): Promise<string> =>
  receiptOf(
    await sendReport(by instanceof Browser ? by : by.browser, { subject, reason: 'fake_profile', ...more }),
  ).number;

const reportPhoto = (by: Person, accused: string, photo: string): Promise<string> =>
  report(by, { kind: 'photo', profile_id: accused, photo_id: photo });

const reportWhole = async (by: Person, accused: string): Promise<string> =>
  receiptOf(await reportProfile(by.browser, accused)).number;

async function decideCase(number: string, decision: object, moderator = mia): Promise<void> {
  const { id } = await caseOf(number, moderator);
  const answer = await decide(moderator, id, decision);
  if (answer.status !== 200) throw new Error(`the decision answered ${answer.status}: ${answer.text}`);
}

async function takeEffect(): Promise<void> {
  app.clock.advance(10_000);
  await app.runOutbox();
}

const ban = { decision: 'restrict', measure: 'account_banned', ground: 'fraud' };
const removePhoto = { decision: 'restrict', measure: 'photo_removed', ground: 'fake' };
const removeText = { decision: 'restrict', measure: 'text_removed', ground: 'advertising' };

const restrictionsOf = ({ id }: { id: string }): ReturnType<RestrictionsApi['listOf']> =>
  app.inTenant('beta', () => app.nest.get(RestrictionsApi, { strict: false }).listOf(id));

const openCases = (): Promise<number> =>
  app.inTenant('beta', () =>
    app.database.number('SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant AND closed_at IS NULL'),
  );

const statusOf = async (photoId: string): Promise<string | undefined> => {
  const [row] = await app.inTenant('beta', () =>
    app.database.select<{ status: string }>(
      'SELECT status FROM photo WHERE tenant_id = :tenant AND id = :photoId',
      { photoId },
    ),
  );
  return row?.status;
};

/** Ends what stands against somebody, as a right appeal does. */
const reverse = (id: string): Promise<void> =>
  app.inTenant('beta', () =>
    app.database.inTransaction(() =>
      app.nest
        .get(RestrictionsApi, { strict: false })
        .end(id, { by: null, reason: 'appeal', statement: 'You were right.' }),
    ),
  );

describe('two cases of one member that are decided alike', () => {
  test('ban them once, and both reporters are told', async () => {
    const [accused, rita, rob] = [await person(), await person('Rita'), await person('Rob')];
    const photo = await picture(accused.id);
    const numbers = [await reportWhole(rita, accused.id), await reportPhoto(rob, accused.id, photo)];
    for (const number of numbers) await decideCase(number, ban);
    await takeEffect();
    expect(await restrictionsOf(accused)).toHaveLength(1);
    expect(await openCases()).toBe(0);
    for (const [at, { email }] of [rita, rob].entries())
      expect((await mailsTo(app, beta, email))[0]?.text).toContain(numbers[at]);
    expect(await take(mia, { kind: 'report', tenant: 'beta' })).toEqual([]);
  });

  test('ban nobody again once staff have lifted it', async () => {
    const [accused, rita] = [await person(), await person('Rita')];
    const number = await reportWhole(rita, accused.id);
    await decideCase(number, ban);
    const path = `/admin-api/profiles/beta:${accused.id}/restrictions`;
    const banned = await max.post(path, { kind: 'account_banned', ground: 'spam' });
    await takeEffect();
    expect(await openCases()).toBe(0);
    const { id } = banned.json as { id: string };
    expect((await max.post(`/admin-api/restrictions/${id}/end`, {})).status).toBe(200);
    app.clock.advance(3_600_000 * 3);
    await app.runOutbox();
    expect((await restrictionsOf(accused)).map(({ endReason }) => endReason)).toEqual(['lifted']);
    mia = await openConsole(app, 'mia@staff.test');
    max = await openConsole(app, 'max@staff.test');
  });

  test('make one statement, which the second does not show again', async () => {
    const [accused, rita, rob] = [await person(), await person('Rita'), await person('Rob')];
    const photo = await picture(accused.id);
    const numbers = [await reportWhole(rita, accused.id), await reportPhoto(rob, accused.id, photo)];
    const drafts = [];
    for (const number of numbers) {
      const { id } = await caseOf(number);
      const answer = await mia.post(`/admin-api/desk/items/${id}/preview`, removePhoto);
      drafts.push((answer.json as { draft: { statement: string } | null }).draft);
      await decide(mia, id, removePhoto);
      await takeEffect();
    }
    const [only, ...others] = await restrictionsOf(accused);
    expect(others).toEqual([]);
    expect(drafts).toMatchObject([{ statement: only?.statement }, null]);
  });

  test('remove a photo by one restriction, whose end gives it back', async () => {
    const [accused, rita, rob] = [await person(), await person('Rita'), await person('Rob')];
    const photo = await picture(accused.id);
    const numbers = [await reportWhole(rita, accused.id), await reportPhoto(rob, accused.id, photo)];
    for (const number of numbers) await decideCase(number, removePhoto);
    await takeEffect();
    const [only, ...others] = await restrictionsOf(accused);
    expect(others).toEqual([]);
    expect(await statusOf(photo)).toBe('removed');
    await reverse(only?.id ?? '');
    expect(await statusOf(photo)).toBe('active');
  });
});

describe('a decision that cannot take effect', () => {
  test('is given back to the desk', async () => {
    const [accused, rita] = [await person(), await person('Rita')];
    await accused.browser.put('/api/profile', { about_me: 'I sell tickets' });
    const number = await report(rita, { kind: 'text', profile_id: accused.id, field: 'about_me' });
    await decideCase(number, removeText);
    await accused.browser.put('/api/profile', { about_me: 'I like long walks' });
    await takeEffect();
    expect(await restrictionsOf(accused)).toEqual([]);
    const { id } = await caseOf(number, max);
    expect(refusal(await decide(max, id, removeText)).fields).toEqual({ measure: 'invalid' });
    expect((await decide(max, id, { decision: 'dismiss' })).status).toBe(200);
    await takeEffect();
    expect(await openCases()).toBe(0);
  });
});

describe('a report that comes while its case is looked at', () => {
  test('is decided by itself, with the evidence', async () => {
    const [accused, rita, rob] = [await person(), await person('Rita'), await person('Rob')];
    await picture(accused.id);
    const first = await reportWhole(rita, accused.id);
    const { id } = await caseOf(first);
    app.clock.advance(1000);
    const second = receiptOf(
      await reportProfile(rob.browser, accused.id, { reason: 'minor', text: 'He is 15' }),
    ).number;
    expect((await decide(mia, id, { decision: 'dismiss' })).status).toBe(200);
    await takeEffect();
    expect((await mailsTo(app, beta, rita.email))[0]?.text).toContain(first);
    const mailed = (await mailsTo(app, beta, rob.email)).filter(({ text }) => text.includes(second));
    expect(mailed).toHaveLength(1);
    const { subject, risk } = await caseOf(second);
    expect(subject).toMatchObject({ number: second, words: 'He is 15', total: 1 });
    expect(risk).toContain('minor');
    expect((await mia.get(subject.evidence.pictures[0]?.image ?? '')).status).toBe(200);
    await decideCase(second, { decision: 'dismiss' });
    await takeEffect();
    expect(await openCases()).toBe(0);
  });

  test('stays unseen when the decision is taken back and made again', async () => {
    const [accused, rita] = [await person(), await person('Rita')];
    const number = await reportWhole(rita, accused.id);
    const { id } = await caseOf(number);
    await decide(mia, id, { decision: 'dismiss' });
    app.clock.advance(1000);
    receiptOf(await reportProfile(rita.browser, accused.id, { text: 'And he is 15' }));
    app.clock.advance(1000);
    expect((await undo(mia, id)).status).toBe(200);
    await decide(mia, id, { decision: 'dismiss' });
    await takeEffect();
    expect((await caseOf(number)).subject).toMatchObject({ words: 'And he is 15' });
  });
});

describe('who decided', () => {
  const overturned = async (moderator: Browser): Promise<number | undefined> => {
    const answer = await moderator.get('/admin-api/desk/figures');
    return (answer.json as { week: { overturned: number } }[])[0]?.week.overturned;
  };

  test('is overturned for the removal that an appeal reversed, and not for having approved the photo', async () => {
    const [accused, rita] = [await person(), await person('Rita')];
    const file = await noise(300, 777).jpeg().toBuffer();
    await app.inTenant('beta', () => storePhoto(app, accused.id, file, 'inspection'));
    const [item] = await take(mia, { kind: 'photo', tenant: 'beta' });
    await decide(mia, item?.id ?? '', { decision: 'approve' });
    await takeEffect();
    const number = await reportWhole(rita, accused.id);
    await decideCase(number, removePhoto);
    await takeEffect();
    await reverse((await restrictionsOf(accused))[0]?.id ?? '');
    expect(await overturned(mia)).toBe(1);
    const kinds = await app.inTenant('beta', () =>
      app.database.select<{ kind: string }>(
        'SELECT kind FROM desk_decision WHERE tenant_id = :tenant AND overturned_at IS NOT NULL',
      ),
    );
    expect(kinds).toEqual([{ kind: 'report' }]);
  });

  test('bans no more accounts in an hour at the desk than beside the profiles', async () => {
    const number = await reportWhole(await person('Rita'), await addProfile(app, 'beta'));
    const restrictions = app.nest.get(RestrictionsApi, { strict: false });
    const isOver = (): Promise<boolean> =>
      restrictions.countAccountDecision(miaId).then(
        () => false,
        () => true,
      );
    while (!(await isOver()));
    const { id } = await caseOf(number);
    expect(refusal(await decide(mia, id, { ...ban, measure: 'profile_disabled' })).code).toBe('rate_limited');
    expect((await decide(mia, id, { decision: 'dismiss' })).status).toBe(200);
  });
});

describe('a reported photo that its owner deletes', () => {
  test('is known when it comes again, once it is decided', async () => {
    const [accused, rita] = [await person(), await person('Rita')];
    const file = await noise(15, 8).resize(640, 480, { kernel: 'cubic' }).jpeg().toBuffer();
    const photo = await app.inTenant('beta', () => storePhoto(app, accused.id, file, 'active'));
    const number = await reportPhoto(rita, accused.id, photo);
    await accused.browser.delete(`/api/photos/${photo}`);
    expect((await caseOf(number, max)).subject.evidence.pictures).toMatchObject([
      { photo_id: photo, status: 'gone' },
    ]);
    await decideCase(number, removePhoto, max);
    await takeEffect();
    const resembled = async (): Promise<unknown> => {
      await app.inTenant('beta', () => storePhoto(app, rita.id, file, 'inspection'));
      const [again] = await take(max, { kind: 'photo', tenant: 'beta' });
      await decide(max, again?.id ?? '', { decision: 'approve' });
      await takeEffect();
      return again?.subject.kind === 'photo' && again.subject.resembles;
    };
    expect(await resembled()).toBe('fake');
    // Until its removal is found to have been wrong.
    await reverse((await restrictionsOf(accused))[0]?.id ?? '');
    expect(await resembled()).toBeNull();
  });
});

describe('a case with several pictures', () => {
  test('says which one is removed', async () => {
    const [accused, rita, rob] = [await person(), await person('Rita'), await person('Rob')];
    const first = await picture(accused.id);
    const number = await reportWhole(rita, accused.id);
    const second = await picture(accused.id);
    expect((await accused.browser.post(`/api/photos/${second}/main`, {})).status).toBe(200);
    await reportWhole(rob, accused.id);
    const { id, subject } = await caseOf(number, max);
    expect(subject.evidence.pictures.map((one) => one.photo_id).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    expect(refusal(await decide(max, id, removePhoto)).fields).toEqual({ photo_id: 'required' });
    expect((await decide(max, id, { ...removePhoto, photo_id: second })).status).toBe(200);
    await takeEffect();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['active', 'removed']);
  });
});

describe('who blocked their victim', () => {
  test('is reported by whom they met, and looks to everybody else like nobody', async () => {
    const [accused, rita, rob] = [await person(), await person('Rita'), await person('Rob')];
    const sent = await accused.browser.post('/api/messages', {
      ...{ client_id: crypto.randomUUID(), profile_id: rita.id, text: 'Send me money', sure: true },
    });
    const { message } = sent.json as { message: { id: string } };
    for (const { id } of [rita, rob]) await accused.browser.post('/api/blocks', { profile_id: id });
    expect((await rita.browser.get(`/api/members/${accused.id}`)).status).toBe(404);
    expect((await reportProfile(rob.browser, accused.id)).status).toBe(404);
    expect((await reportProfile(new Browser(app, beta), accused.id)).status).toBe(200);
    await reportWhole(rita, accused.id);
    const number = await report(rita, {
      ...{ kind: 'message', profile_id: accused.id, message_id: message.id },
    });
    expect((await caseOf(number, max)).subject.evidence).toMatchObject({
      name: 'Accused Arno',
      messages: [{ text: 'Send me money', reported: true }],
    });
    const photo = { kind: 'photo', profile_id: accused.id, photo_id: await picture(accused.id) };
    expect((await sendReport(rita.browser, { subject: photo, reason: 'other' })).status).toBe(404);
  });
});

describe('a fictional profile', () => {
  test('has no account to ban, and is enabled again by staff', async () => {
    const accused = await addProfile(app, 'beta', { fictional: true });
    const number = await reportWhole(await person('Rita'), accused);
    const { id } = await caseOf(number, max);
    expect(refusal(await decide(max, id, ban)).fields).toEqual({ measure: 'invalid' });
    await decide(max, id, { ...ban, measure: 'profile_disabled' });
    await takeEffect();
    const [row] = (await max.get(`/admin-api/profiles/beta:${accused}/restrictions`)).json as {
      id: string;
    }[];
    expect((await max.post(`/admin-api/restrictions/${row?.id}/end`, {})).status).toBe(200);
    expect((await new Browser(app, beta).get(`/api/members/${accused}`)).status).toBe(200);
  });
});

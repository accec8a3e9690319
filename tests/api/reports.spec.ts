import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { everyFile } from '../support/app/everywhere.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { becomeMember, mailsTo, newestMail, refusal } from '../support/members/account-calls.ts';
import { deleteAccount } from '../support/members/departure-calls.ts';
import { addProfile, setProfile, someId } from '../support/members/profiles.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { receiptOf, reportProfile, sendReport } from '../support/reports/reporting.ts';

const beta = 'beta.localhost';
const day = 24 * 3_600_000;

let app: TestApp;
let moderator: Browser;

beforeAll(async () => {
  app = await startTestApp({
    settings: { alpha: { logged_out_search: 'none' }, beta: { logged_out_search: 'all' } },
  });
  await createStaff(app, 'mia@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'olaf@staff.test', 'operator', ['beta']);
  await createStaff(app, 'alf@staff.test', 'moderator', ['alpha']);
  moderator = await openConsole(app, 'mia@staff.test');
});

let members = 0;

interface Person {
  id: string;
  email: string;
  browser: Browser;
}

async function person(name = 'Reporting Rita', host = beta): Promise<Person> {
  const browser = new Browser(app, host);
  const email = `reporter${++members}@example.test`;
  return { id: await becomeMember(browser, email, { name }), email, browser };
}

const visitor = (host = beta) => new Browser(app, host);

/** Stores a picture that looks like no other. */
const picture = async (memberId: string, status: 'active' | 'inspection' = 'active'): Promise<string> => {
  const file = await noise(300, 200 + ++members)
    .jpeg()
    .toBuffer();
  return app.inTenant('beta', () => storePhoto(app, memberId, file, status));
};

/** The case on the desk that a receipt is of, held by the moderator. */
async function caseOf(number: string): Promise<DeskItem & { subject: { kind: 'report' } }> {
  const items = await take(moderator, { kind: 'report', tenant: 'beta', want: 5 });
  const found = items.find(
    ({ subject }) =>
      subject.kind === 'report' && [subject, ...subject.others].some((one) => one.number === number),
  );
  if (found?.subject.kind !== 'report') throw new Error(`no case of ${number} among ${items.length}`);
  return found as never;
}

/** Decides a case, and lets the decision take effect. */
async function settle(number: string, decision: object): Promise<void> {
  const { id } = await caseOf(number);
  const answer = await decide(moderator, id, decision);
  if (answer.status !== 200) throw new Error(`the decision answered ${answer.status}: ${answer.text}`);
  app.clock.advance(10_000);
  await app.runOutbox();
}

const count = (sql: string, parameters: Record<string, unknown> = {}): Promise<number> =>
  app.inTenant('beta', () => app.database.number(sql, parameters));

beforeEach(async () => {
  await app.inTenant('beta', async () => {
    for (const table of ['desk_item', 'report_case'])
      await app.database.write(`DELETE FROM ${table} WHERE tenant_id = :tenant`);
  });
});

describe('a report', () => {
  test('by a member gets a number and a day at once, by mail too, and waits on the desk with what was seen', async () => {
    const rita = await person();
    const accused = await addProfile(app, 'beta', { name: 'Fake Fred', aboutMe: 'Buy my coins' });
    await picture(accused);
    const answer = await reportProfile(rita.browser, accused, { text: 'He asked for money' });
    const { number, due_at: due } = receiptOf(answer);
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Date(due).getTime()).toBe(app.clock.now().getTime() + 7 * day);

    const mail = await newestMail(app, beta, rita.email, number);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/Fred|coins|money/);

    const { subject, member, due_at: deskDue } = await caseOf(number);
    expect(subject).toMatchObject({
      ...{ number, about: 'profile', reason: 'fake_profile', words: 'He asked for money' },
      ...{ reporter: 'member', total: 1, others: [] },
      evidence: { name: 'Fake Fred', texts: [{ text: 'Buy my coins', stands: true }], address: null },
    });
    expect([member?.name, deskDue]).toEqual(['Fake Fred', due]);
    // Not even whoever decides is told who reported.
    expect(JSON.stringify(subject)).not.toMatch(new RegExp(`${rita.id}|${rita.email}|Rita`));
  });

  test('shows the latest others about the same person, and never who made them', async () => {
    const accused = await addProfile(app, 'beta', { name: 'Known Ken', aboutMe: 'Hello' });
    const [one, two] = [await person(), await person()];
    const { number: earlier } = receiptOf(await reportProfile(one.browser, accused));
    expect((await caseOf(earlier)).subject).toMatchObject({ number: earlier, latest: [] });
    await settle(earlier, { decision: 'dismiss' });
    const { number } = receiptOf(await reportProfile(two.browser, accused));
    const { subject } = await caseOf(number);
    expect(subject).toMatchObject({
      latest: [{ number: earlier, about: 'profile', reason: 'fake_profile', outcome: 'dismissed' }],
    });
    expect(JSON.stringify(subject)).not.toContain(one.id);
  });

  test('by a visitor costs work, and its mails go to the address that was left', async () => {
    const accused = await addProfile(app, 'beta', { name: 'Fake Fred' });
    const body = {
      subject: { kind: 'profile', profile_id: accused },
      reason: 'illegal',
      email: ' Vera@Example.test',
      language: 'nl',
      text: 'Buy at www.spam.example',
    };
    const free = await visitor().post('/api/reports', body);
    expect(refusal(free)).toMatchObject({ status: 428, code: 'proof_required', params: { difficulty: 17 } });
    const { number } = receiptOf(await sendReport(visitor(), body));
    const mail = await newestMail(app, beta, 'vera@example.test', number);
    // Nobody can have words of their own sent to a stranger.
    expect(mail.text).toContain(number);
    expect(mail.text).not.toMatch(/spam|Fred/);
    expect((await caseOf(number)).subject).toMatchObject({ reporter: 'visitor', reason: 'illegal' });
  });

  test('needs no address, and refuses what is none', async () => {
    const accused = await addProfile(app, 'beta');
    const wrong = await reportProfile(visitor(), accused, { email: 'nobody' });
    expect(refusal(wrong)).toMatchObject({ status: 400, fields: { email: 'invalid_email' } });
    expect(receiptOf(await reportProfile(visitor(), accused)).number).toHaveLength(9);
    const unread = await reportProfile(visitor(), accused, { text: 'x'.repeat(2001) });
    expect(refusal(unread).code).toBe('validation_failed');
  });

  test('fills no stranger’s mailbox', async () => {
    const rita = visitor();
    for (let at = 0; at < 6; at++) {
      const accused = await addProfile(app, 'beta');
      receiptOf(await reportProfile(rita, accused, { email: 'victim@example.test' }));
    }
    expect(await mailsTo(app, beta, 'victim@example.test')).toHaveLength(5);
  });

  test('of a member is counted: twenty a day', async () => {
    const { browser } = await person();
    const accused = await addProfile(app, 'beta');
    for (let at = 0; at < 20; at++) receiptOf(await reportProfile(browser, accused));
    expect(refusal(await reportProfile(browser, accused))).toMatchObject({
      status: 429,
      code: 'rate_limited',
    });
  });
});

describe('what one can report', () => {
  test('is what one sees, also whom one blocked; everything else answers like what does not exist', async () => {
    const { id, browser } = await person();
    const accused = await addProfile(app, 'beta', { aboutMe: '' });
    const [shown, waiting] = [await picture(accused), await picture(accused, 'inspection')];
    const hidden = await addProfile(app, 'beta');
    await setProfile(app, 'beta', hidden, { status: 'active', invisible: true });
    const blocker = await person('Blocking Bo');
    await blocker.browser.post('/api/blocks', { profile_id: id });
    const elsewhere = await addProfile(app, 'alpha');
    const of = (subject: object) => sendReport(browser, { subject, reason: 'other' });

    const unknown = await of({ kind: 'profile', profile_id: someId() });
    expect(unknown.status).toBe(404);
    for (const subject of [
      ...[id, hidden, blocker.id, elsewhere].map((profile_id) => ({ kind: 'profile', profile_id })),
      { kind: 'photo', profile_id: accused, photo_id: waiting },
      { kind: 'photo', profile_id: accused, photo_id: someId() },
      { kind: 'photo', profile_id: hidden, photo_id: shown },
      { kind: 'text', profile_id: accused, field: 'about_me' },
    ]) {
      expect([subject, (await of(subject)).text]).toEqual([subject, unknown.text]);
    }
    receiptOf(await of({ kind: 'photo', profile_id: accused, photo_id: shown }));
    await browser.post('/api/blocks', { profile_id: accused });
    expect((await browser.get(`/api/members/${accused}`)).status).toBe(404);
    receiptOf(await of({ kind: 'text', profile_id: accused, field: 'name' }));
  });

  test('is nothing for visitors of a brand that shows them nobody', async () => {
    const accused = await addProfile(app, 'alpha');
    const answers = [
      await reportProfile(visitor('alpha.localhost'), accused),
      await reportProfile(visitor('alpha.localhost'), someId()),
    ];
    expect(answers.map((answer) => refusal(answer).code)).toEqual(Array(2).fill('authentication_required'));
  });

  test('is a photo, of which a copy stays when the original goes, for those alone who decide', async () => {
    const accused = await addProfile(app, 'beta');
    const photo = await picture(accused);
    const before = await everyFile(app);
    const { browser } = await person();
    const subject = { kind: 'photo', profile_id: accused, photo_id: photo };
    const { number } = receiptOf(await sendReport(browser, { subject, reason: 'stolen_photo' }));
    const again = await person();
    receiptOf(await sendReport(again.browser, { subject, reason: 'stolen_photo' }));
    const known = new Set(before.map(({ name }) => name));
    const copies = (await everyFile(app)).filter(({ name }) => name.includes('evidence') && !known.has(name));
    expect(copies).toHaveLength(1);
    expect(before.some(({ content }) => content.equals(copies[0]?.content ?? Buffer.alloc(0)))).toBe(true);

    await app.inTenant('beta', () =>
      app.database.write('DELETE FROM photo WHERE tenant_id = :tenant AND id = :photo', { photo }),
    );
    const { evidence } = (await caseOf(number)).subject;
    const image = evidence.pictures[0]?.image ?? '';
    const seen = await moderator.get(image);
    expect(seen).toMatchObject({
      status: 200,
      headers: {
        ...{ 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
        ...{ 'x-content-type-options': 'nosniff', 'accept-ranges': 'none' },
      },
    });
    const [operator, foreign] = [
      await openConsole(app, 'olaf@staff.test'),
      await openConsole(app, 'alf@staff.test'),
    ];
    expect((await operator.get(image)).status).toBe(403);
    expect((await foreign.get(image)).status).toBe(404);
    expect((await new Browser(app, consoleHost).get(image)).status).toBe(403);
    expect((await browser.get(image.replace('/admin-api/evidence/beta', '/photos'))).status).toBe(404);
    expect((await browser.get(image)).status).toBe(404);
  });
});

describe('reports of the same', () => {
  test('by the same person are one, which has what was added and the graver reason', async () => {
    const { browser } = await person();
    const accused = await addProfile(app, 'beta');
    const first = receiptOf(await reportProfile(browser, accused, { text: 'He is rude' }));
    app.clock.advance(1000);
    const second = receiptOf(
      await reportProfile(browser, accused, { text: 'And he is 16', reason: 'minor' }),
    );
    expect(second).toEqual(first);
    const { subject, risk } = await caseOf(first.number);
    expect(subject).toMatchObject({ words: 'He is rude\n\nAnd he is 16', reason: 'minor', total: 1 });
    expect(risk).toContain('minor');
  });

  test('wait as one item, the gravest first, and are decided together; each reporter is told, the accused not by whom', async () => {
    const accused = await person('Accused Arno');
    const rita = await person();
    const { number } = receiptOf(await reportProfile(rita.browser, accused.id, { text: 'First' }));
    const grave = receiptOf(
      await reportProfile(visitor(), accused.id, { reason: 'minor', email: 'vera2@example.test' }),
    );
    const { subject } = await caseOf(number);
    expect(subject).toMatchObject({
      ...{ number: grave.number, reason: 'minor', total: 2 },
      others: [{ number, words: 'First', reporter: 'member' }],
    });
    expect(await count("SELECT COUNT(*) FROM desk_item WHERE tenant_id = :tenant AND kind = 'report'")).toBe(
      1,
    );

    await settle(number, { decision: 'restrict', measure: 'profile_disabled', ground: 'underage' });
    for (const address of [rita.email, 'vera2@example.test']) {
      const mail = await newestMail(app, beta, address, /taken action|ingegrepen|eingegriffen/);
      expect(mail.text).toMatch(address === rita.email ? number : grave.number);
      expect(mail.text).toMatch(/taken action|ingegrepen|eingegriffen/);
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/Arno|underage|disabled/);
    }
    const told = await mailsTo(app, beta, accused.email);
    expect(told.length).toBeGreaterThan(1);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`Rita|vera2|${number}|${grave.number}|${rita.id}`));
    expect((await rita.browser.get(`/api/members/${accused.id}`)).status).toBe(404);
    expect(
      await count("SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant AND outcome = 'restricted'"),
    ).toBe(1);
  });

  test('that are upheld bring what else waits of the member forward, and count no more once an appeal was right', async () => {
    const accused = await person('Accused Aron');
    await app.inTenant('beta', () =>
      app.database.write(
        "UPDATE profile SET about_me = 'I sell tickets' WHERE tenant_id = :tenant AND id = :id",
        { id: accused.id },
      ),
    );
    await picture(accused.id, 'inspection');
    const photo = () => take(moderator, { kind: 'photo', tenant: 'beta' });
    expect((await photo())[0]).toMatchObject({ risk: ['first_photo', 'main_photo'], member: { reports: 0 } });
    const { browser } = await person();
    const { number } = receiptOf(
      await sendReport(browser, {
        subject: { kind: 'text', profile_id: accused.id, field: 'about_me' },
        reason: 'spam_or_fraud',
      }),
    );
    await settle(number, { decision: 'restrict', measure: 'text_removed', ground: 'advertising' });
    expect((await photo())[0]).toMatchObject({
      ...{ risk: ['first_photo', 'main_photo', 'reported'], member: { reports: 1, restrictions: 1 } },
    });

    const api = app.nest.get(RestrictionsApi, { strict: false });
    await app.inTenant('beta', async () => {
      const [row] = await api.listOf(accused.id);
      const statement = 'It was no advertisement.';
      await app.database.inTransaction(() =>
        api.end(row?.id ?? '', { by: null, reason: 'appeal', statement }),
      );
    });
    expect((await photo())[0]).toMatchObject({ member: { reports: 0, restrictions: 0 } });
  });

  test('begin anew once the case is closed', async () => {
    const { browser, email } = await person();
    const accused = await addProfile(app, 'beta');
    const { number } = receiptOf(await reportProfile(browser, accused));
    await settle(number, { decision: 'dismiss' });
    await newestMail(app, beta, email, number);
    expect(receiptOf(await reportProfile(browser, accused)).number).not.toBe(number);
  });

  test('sent at once make one case and one copy', async () => {
    const accused = await addProfile(app, 'beta');
    await picture(accused);
    const reporters = await Promise.all(Array.from({ length: 6 }, () => person()));
    const answers = await Promise.all(reporters.map(({ browser }) => reportProfile(browser, accused)));
    expect(new Set(answers.map((answer) => receiptOf(answer).number)).size).toBe(6);
    expect(await count('SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant')).toBe(1);
    expect(await count('SELECT COUNT(*) FROM report_picture WHERE tenant_id = :tenant')).toBe(1);
    // Copies that lost the race go once their hour is over.
    app.clock.advance(3_600_000);
    await app.runOutbox();
    const keys = await everyFile(app).then((files) => files.filter(({ name }) => name.includes('evidence')));
    const kept = await app.inTenant('beta', () =>
      app.database.select<{ key: string }>(
        'SELECT storage_key AS `key` FROM report_picture WHERE tenant_id = :tenant',
      ),
    );
    expect(keys.filter(({ name }) => name.includes(kept[0]?.key ?? '-'))).toHaveLength(1);
  });
});

describe('a decision', () => {
  test('says what it takes, on a ground of its own', async () => {
    const { browser } = await person();
    const accused = await addProfile(app, 'beta');
    const { number } = receiptOf(await reportProfile(browser, accused));
    const { id } = await caseOf(number);
    const wrong = async (body: object) => refusal(await decide(moderator, id, body)).fields;
    expect(await wrong({ decision: 'restrict', ground: 'fraud' })).toHaveProperty('measure');
    expect(await wrong({ decision: 'restrict', measure: 'account_banned' })).toHaveProperty('ground');
    const nudity = { decision: 'restrict', measure: 'account_banned', ground: 'nudity' };
    expect(await wrong(nudity)).toHaveProperty('ground');
    // There is no picture on it.
    const photo = { decision: 'restrict', measure: 'photo_removed', ground: 'nudity' };
    expect(await wrong(photo)).toHaveProperty('measure');
  });
});

describe('somebody in a picture', () => {
  const request = (address: string, more: object = {}) =>
    sendReport(visitor(), { address, depicted: true, ...more }, '/api/removal-requests');

  test('asks for its removal without an account, at the head of the queue', async () => {
    const accused = await addProfile(app, 'beta', { name: 'Thief Theo' });
    const photo = await picture(accused);
    const { browser } = await person();
    const { number: usual } = receiptOf(await reportProfile(browser, await addProfile(app, 'beta')));
    const shown = await visitor().get(`/api/members/${accused}`);
    const [first] = (shown.json as { profile: { photos: { filename: string }[] } }).profile.photos;

    const answer = await request(`http://${beta}${first?.filename}`, { email: 'dora@example.test' });
    const { number } = receiptOf(answer);
    await app.runOutbox();
    const [ahead, behind] = await take(moderator, { kind: 'report', tenant: 'beta' });
    expect(ahead?.subject).toMatchObject({
      ...{ number, about: 'photo', reason: 'depicted_person', reporter: 'depicted' },
      evidence: {
        name: 'Thief Theo',
        pictures: [
          {
            photo_id: photo,
            status: 'active',
            image: expect.stringContaining('/admin-api/evidence/beta/') as string,
          },
        ],
      },
    });
    expect(behind?.subject).toMatchObject({ number: usual });
    expect(ahead?.member?.photos.map(({ id }) => id)).toContain(`beta:${photo}`.replace('beta:', ''));
    expect((await mailsTo(app, beta, 'dora@example.test'))[0]?.text).toContain(number);
  });

  test('may name a profile or only describe it, and is told the same', async () => {
    const accused = await addProfile(app, 'beta');
    const answers = [
      await request(`http://${beta}/en/members/${accused}?x=1`),
      await request(`http://${beta}/en/members/${await addProfile(app, 'alpha')}`),
      await request('A blond man of about forty near Utrecht'),
    ];
    const numbers = answers.map((answer) => receiptOf(answer).number);
    expect(new Set(answers.map(({ text }) => text.replace(/"number":"[^"]*"/, '')).values()).size).toBe(1);
    await app.runOutbox();
    const subjects: string[] = [];
    for (const number of numbers) subjects.push((await caseOf(number)).subject.about);
    expect(subjects).toEqual(['profile', 'address', 'address']);
    // Whoever found the picture by the words took it down there.
    await settle(numbers[2] ?? '', { decision: 'restrict' });
    expect(
      await count("SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant AND outcome = 'restricted'"),
    ).toBe(1);
  });

  test('reaches the photo also where visitors see it not, and is told the same at once', async () => {
    const accused = await addProfile(app, 'beta', { name: 'Hidden Hugo' });
    await picture(accused);
    const second = await picture(accused);
    await setProfile(app, 'beta', accused, { status: 'active', invisible: true });
    const [row] = await app.inTenant('beta', () =>
      app.database.select<{ key: string; blurred: string }>(
        `SELECT storage_key AS \`key\`, blurred_key AS blurred FROM photo
          WHERE tenant_id = :tenant AND id = :second`,
        { second },
      ),
    );
    const answers = [
      await request(`https://${beta}/photos/${row?.key}-300.webp`),
      await request(`https://${beta}/photos/${row?.blurred}.webp`),
      await request(`https://${beta}/photos/${'x'.repeat(22)}-300.webp`),
    ];
    // Nothing is looked up before the answer, so it takes as long either way.
    expect(
      await count("SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant AND kind = 'address'"),
    ).toBe(3);
    await app.runOutbox();
    const cases: unknown[] = [];
    for (const answer of answers) {
      const { subject } = await caseOf(receiptOf(answer).number);
      cases.push([
        subject.about,
        subject.evidence.name,
        subject.evidence.pictures.map((one) => one.photo_id),
      ]);
    }
    const found = ['photo', 'Hidden Hugo', [second]];
    expect(cases).toEqual([found, found, ['address', null, []]]);
    expect(await count("SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant AND kind = 'photo'")).toBe(
      1,
    );
    await settle(receiptOf(answers[0] as never).number, {
      ...{ decision: 'restrict', measure: 'photo_removed', ground: 'other_person' },
    });
    expect(
      await count(
        "SELECT COUNT(*) FROM photo WHERE tenant_id = :tenant AND id = :second AND status = 'removed'",
        {
          second,
        },
      ),
    ).toBe(1);
  });

  test('says that it is them', async () => {
    const answer = await sendReport(
      visitor(),
      { address: 'somewhere', depicted: false },
      '/api/removal-requests',
    );
    expect(refusal(answer).code).toBe('validation_failed');
  });
});

describe('evidence', () => {
  test('outlives the account of whom it is about without their name, and is told to the reporter in the end', async () => {
    const accused = await person('Vanishing Vince');
    await accused.browser.put('/api/profile', { about_me: 'Vanishing Vince sells tickets' });
    await picture(accused.id);
    const rita = await person();
    const { number } = receiptOf(
      await reportProfile(rita.browser, accused.id, { text: 'vanishing vince took my money' }),
    );
    await deleteAccount(accused.browser);
    app.clock.advance(14 * day);
    await app.runOutbox();
    // The console's sessions are over by then.
    moderator = await openConsole(app, 'mia@staff.test');
    const { subject, member } = await caseOf(number);
    expect(JSON.stringify(subject)).not.toMatch(/vince/i);
    expect(subject).toMatchObject({
      words: '– took my money',
      evidence: { texts: [{ text: '– sells tickets', stands: false }] },
    });
    expect([member, (await moderator.get(subject.evidence.pictures[0]?.image ?? '')).status]).toEqual([
      null,
      200,
    ]);
    await settle(number, { decision: 'dismiss' });
    expect(
      await count("SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant AND outcome = 'left'"),
    ).toBe(1);
    expect((await mailsTo(app, beta, rita.email))[0]?.text).toContain(number);
  });

  test('is gone six months after the case was closed, with its files', async () => {
    const accused = await addProfile(app, 'beta');
    await picture(accused);
    const { number } = receiptOf(await reportProfile((await person()).browser, accused));
    await settle(number, { decision: 'dismiss' });
    const files = async () => (await everyFile(app)).filter(({ name }) => name.includes('evidence')).length;
    const before = await files();
    const sweep = async () => {
      await app.nest.get(Housekeeping, { strict: false }).runOnce();
      await app.runOutbox();
    };
    app.clock.advance(180 * day);
    await sweep();
    expect(await count('SELECT COUNT(*) FROM report WHERE tenant_id = :tenant')).toBe(1);
    app.clock.advance(5 * day);
    await sweep();
    expect(await count('SELECT COUNT(*) FROM report WHERE tenant_id = :tenant')).toBe(0);
    expect(await files()).toBeLessThan(before);
  });
});

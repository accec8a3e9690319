import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { SandboxPush } from '../../apps/server/src/adapters/push/sandbox-push.ts';
import { Push } from '../../apps/server/src/ports/push.ts';
import { Mailbox } from '../../apps/server/src/ports/mailbox.ts';
import { languages } from '../../packages/contract/src/languages.ts';
import { longestSharedPlace, mostDateShares } from '../../packages/contract/src/safety/date-share.ts';
import type {
  getDateShares,
  openSharedDate,
  shareDate,
} from '../../packages/contract/src/safety/calls/date-shares.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import { refusal, userOf } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp, type TestRequest } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const links = 'plan.localhost';
const hour = 3_600_000;
const day = 24 * hour;
/** The clock begins on Monday, 2 March 2026, at 13:00 in Amsterdam. */
const tonight = { sharer: 'Ada', other: 'Tom', place: 'Café De Punt', at: '2026-03-02T20:00' };

type Shares = Answer<typeof getDateShares>;
type Made = Answer<typeof shareDate>;
type Shown = Answer<typeof openSharedDate>;

let app: TestApp;
let neutral: TestApp;
beforeAll(async () => {
  const settings = { alpha: { time_zone: 'Europe/Amsterdam' } };
  app = await startTestApp({ settings });
  neutral = await startTestApp({ settings, env: { SHARE_HOST: links } });
});
let ada: TestMember;
beforeEach(async () => {
  for (const one of [app, neutral]) one.clock.reset();
  ada = await joinConfirmed(app, 'alpha');
});

const ask = (member: TestMember, request: TestRequest, of = app) =>
  of.request(host, { ...request, cookies: member.cookies });
const share = (member = ada, plan: object = tonight, of = app) =>
  ask(member, { method: 'POST', path: '/api/date-shares', body: plan }, of);
const made = async (...how: Parameters<typeof share>): Promise<Made & { token: string }> => {
  const answer = (await share(...how)).json as Made;
  return { ...answer, token: new URL(answer.link).hash.slice(1) };
};
const list = async (member = ada, of = app) =>
  (await ask(member, { path: '/api/date-shares' }, of)).json as Shares;
const open = (token: string, at = host, of = app) =>
  of.request(at, { method: 'POST', path: '/api/shared-date', body: { token } });
const shown = async (token: string) => (await open(token)).json as Shown;
const act = (id: string, what: string, member = ada) =>
  ask(member, { method: 'POST', path: `/api/date-shares/${id}/${what}` });
const user = async () => userOf(await ask(ada, { path: '/api/user.php' }));
const asksAda = async () => (await user())?.check_in_due;

describe('a shared date', () => {
  it('shows whoever has its link what was typed, and nothing else; its member sees that it was opened', async () => {
    const { share: own, link, token } = await made();
    expect(link).toMatch(/^http:\/\/alpha\.localhost(:\d+)?\/s\/[a-z]{2}#[\w-]{43}$/);
    expect(own).toEqual({
      ...tonight,
      id: own.id,
      ...{ asked_at: '2026-03-03T09:00', ends_at: '2026-03-04T12:00', state: 'planned', opened: false },
    });
    const answer = await open(token);
    expect(answer.json).toEqual({
      sharer: 'Ada',
      plan: { other: 'Tom', place: 'Café De Punt', at: '2026-03-02T20:00' },
      state: 'planned',
      ...{ asked_at: '2026-03-03T09:00', ends_at: '2026-03-04T12:00', emergency: '112' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await list()).shares).toMatchObject([{ id: own.id, opened: true }]);
  });

  it('keeps only the hash of its token, and answers the link once', async () => {
    const { token } = await made();
    const [row] = await app.inTenant('alpha', () =>
      app.database.select<Record<string, unknown>>(
        'SELECT * FROM date_share WHERE tenant_id = :tenant AND member_id = :id',
        { id: ada.id },
      ),
    );
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  it('refuses a wrong, an ended and a never existing token alike', async () => {
    const { share: own, token } = await made();
    const renewed = (await act(own.id, 'link')).json as Made;
    const newer = new URL(renewed.link).hash.slice(1);
    expect((await open(newer)).status).toBe(200);
    await ask(ada, { method: 'DELETE', path: `/api/date-shares/${own.id}` });
    const late = await made(ada, { ...tonight, at: '2026-03-02T14:00' });
    app.clock.advance(3 * day);
    const first = await open(token);
    const answers = await Promise.all([newer, late.token, 'x'.repeat(43)].map((one) => open(one)));
    for (const { status, text } of answers) expect([status, text]).toEqual([410, first.text]);
    expect(refusal(first)?.code).toBe('link_expired');
  });

  it('leads nowhere on another brand', async () => {
    const { token } = await made();
    expect((await open(token, 'beta.localhost')).status).toBe(410);
  });

  it('ends with its account, and is its member’s alone', async () => {
    const { share: own, token } = await made();
    const ben = await joinConfirmed(app, 'alpha');
    expect((await list(ben)).shares).toEqual([]);
    for (const what of ['link', 'check-in']) expect((await act(own.id, what, ben)).status).toBe(404);
    const path = `/api/date-shares/${own.id}`;
    expect((await ask(ben, { method: 'PUT', path, body: tonight })).status).toBe(404);
    await ask(ben, { method: 'DELETE', path });
    expect((await open(token)).status).toBe(200);
    await ask(ada, { method: 'POST', path: '/api/account/deletion', body: { reason: 'break' } });
    expect((await open(token)).status).toBe(410);
  });

  it('can be changed and ended, and there are no more than so many at once', async () => {
    const { share: own, token } = await made();
    const path = `/api/date-shares/${own.id}`;
    const later = { ...tonight, place: 'Elsewhere', at: '2026-03-06T01:30' };
    expect((await ask(ada, { method: 'PUT', path, body: later })).json).toMatchObject({
      ...later,
      // Of a night that is over by then.
      ...{ asked_at: '2026-03-06T09:00', ends_at: '2026-03-07T12:00' },
    });
    expect(await shown(token)).toMatchObject({ plan: { place: 'Elsewhere', at: later.at } });
    for (let more = 1; more < mostDateShares; more++) expect((await share()).status).toBe(200);
    expect(refusal(await share())?.code).toBe('date_share_limit_reached');
    expect((await ask(ada, { method: 'DELETE', path })).status).toBe(200);
    expect((await share()).status).toBe(200);
    expect((await ask(ada, { method: 'PUT', path, body: later })).status).toBe(404);
    expect((await act(someId(), 'check-in')).status).toBe(404);
  });

  it('takes plain text alone, and dates that are near', async () => {
    const wrong = [
      ...[{ place: '' }, { place: 'x'.repeat(longestSharedPlace + 1) }, { place: 'see https://example.org' }],
      ...[{ place: 'www.example.com' }, { sharer: 'A\nB' }, { other: ' ' }],
      ...[{ at: '2026-03-02T06:00' }, { at: '2026-04-02T20:00' }, { at: '2026-02-30T20:00' }, { at: 'soon' }],
    ];
    for (const part of wrong)
      expect([part, refusal(await share(ada, { ...tonight, ...part }))?.code]).toEqual([
        part,
        'validation_failed',
      ]);
    // Somebody shares it from the table.
    expect((await share(ada, { ...tonight, at: '2026-03-02T11:00' })).status).toBe(200);
  });
});

describe('the morning after', () => {
  const waking = async (): Promise<string[]> => {
    // To 9:01 in Amsterdam.
    app.clock.advance(20 * hour + 60_000);
    return app.runOutbox();
  };

  it('asks the member by mail, in words that tell nobody else, and on the site', async () => {
    const mailbox = app.nest.get(Mailbox, { strict: false });
    const { token } = await made();
    await app.runOutbox();
    expect(await asksAda()).toBe(false);
    expect(await waking()).toEqual(expect.arrayContaining(['date-shares.ask', 'date-shares.mail']));
    const email = (await user())?.email;
    const [mail] = (await mailbox.list('alpha', 50)).filter(({ to }) => to === email);
    expect(mail?.subject).not.toMatch(/date|home|safe|Tom/i);
    for (const word of ['Tom', 'Café De Punt', token]) expect(mail?.text).not.toContain(word);
    expect(await asksAda()).toBe(true);
    expect(await shown(token)).toMatchObject({ state: 'asked', plan: { other: 'Tom' } });
    // Once.
    app.clock.advance(hour);
    expect(await app.runOutbox()).not.toContain('date-shares.mail');
  });

  it('asks by push where a browser takes them', async () => {
    const push = app.nest.get<SandboxPush>(Push, { strict: false });
    const subscription = {
      endpoint: `https://push.example.org/of/${ada.id}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    };
    await ask(ada, { method: 'POST', path: '/api/user.php?push=1', body: { subscription } });
    await made();
    expect(await waking()).not.toContain('date-shares.mail');
    const [sent] = await push.list('alpha', 1);
    expect(sent).toMatchObject({ path: expect.stringMatching(/^\/[\w/-]+$/), count: 1 });
    expect(`${sent?.title} ${sent?.body}`).not.toMatch(/\bdate|home|safe|Tom/i);
  });

  it('ends the share with a yes, and the page of the link says that only', async () => {
    const { share: own, token } = await made();
    await waking();
    expect((await act(own.id, 'check-in')).json).toMatchObject({ state: 'well' });
    expect(await asksAda()).toBe(false);
    expect(await shown(token)).toMatchObject({ sharer: 'Ada', state: 'well', plan: null });
    const path = `/api/date-shares/${own.id}`;
    expect((await ask(ada, { method: 'PUT', path, body: tonight })).status).toBe(404);
    expect((await act(own.id, 'link')).status).toBe(404);
  });

  it('asks nobody who said so before, moved the date or ended it', async () => {
    const early = await made();
    await act(early.share.id, 'check-in');
    const moved = await made();
    const at = '2026-03-03T20:00';
    await ask(ada, {
      ...{ method: 'PUT', path: `/api/date-shares/${moved.share.id}`, body: { ...tonight, at } },
    });
    const gone = await made();
    await ask(ada, { method: 'DELETE', path: `/api/date-shares/${gone.share.id}` });
    expect(await waking()).not.toContain('date-shares.mail');
    expect(await asksAda()).toBe(false);
    app.clock.advance(day);
    expect(await app.runOutbox()).toContain('date-shares.mail');
  });

  it('ends without an answer a day later, and deletes all a week after the date', async () => {
    const { token } = await made();
    app.clock.advance(2 * day - 2 * hour);
    expect((await open(token)).status).toBe(200);
    app.clock.advance(hour);
    expect((await open(token)).status).toBe(410);
    expect((await list()).shares).toMatchObject([{ state: 'ended' }]);
    app.clock.advance(6 * day);
    await app.nest.get(Housekeeping, { strict: false }).runOnce();
    expect((await list()).shares).toEqual([]);
  });
});

describe('the page of a link', () => {
  it('is the same for all links, in each language, and names no brand', async () => {
    for (const language of languages) {
      const page = await app.request(host, { path: `/s/${language}` });
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(page.text).not.toMatch(/alpha|kindling|stylesheet|manifest|src=|plain-pages|\{\{/i);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/);
    }
    expect((await app.request(host, { path: '/s/xx' })).status).toBe(404);
    expect((await app.request('console.localhost', { path: '/s/en' })).status).toBe(404);
  });

  it('is on the host of links, where there is one, and nothing else is', async () => {
    const own = await joinConfirmed(neutral, 'alpha');
    expect(await list(own, neutral)).toMatchObject({ is_neutral: true });
    expect(await list()).toMatchObject({ is_neutral: false });
    const { link, token } = await made(own, tonight, neutral);
    expect(new URL(link).hostname).toBe(links);
    expect((await neutral.request(links, { path: new URL(link).pathname })).status).toBe(200);
    expect((await open(token, links, neutral)).json).toMatchObject({ sharer: 'Ada', plan: { other: 'Tom' } });
    expect((await open('x'.repeat(43), links, neutral)).status).toBe(410);
    for (const path of [
      '/',
      '/login',
      '/api/user.php',
      '/api/settings.php',
      '/admin-api/home',
      '/assets/x.js',
    ])
      expect([path, (await neutral.request(links, { path })).status]).toEqual([path, 404]);
    // Without the setting that host is nobody's.
    expect((await app.request(links, { path: '/s/en' })).status).toBe(404);
  });

  it('can be asked so often by one network and no more', async () => {
    const answers = [];
    for (let asked = 0; asked < 301; asked++)
      answers.push((await open('x'.repeat(43), links, neutral)).status);
    expect(answers.at(-1)).toBe(429);
  });
});

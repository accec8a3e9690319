import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { logIn, mailsTo, signUp } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { requestMailChange, requestReset } from '../support/members/credential-calls.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { workMeter, type Work } from '../support/app/work.ts';
import { memberPassword } from '../support/members/draft.ts';
import { noteFigure } from '../support/environment/proof.ts';

const host = 'beta.localhost';
/** So many addresses with a confirmed account, and as many without any, asked in turn; one more account sets the pattern. */
const each = 40;

const known = (index: number) => `known-${String(index).padStart(3, '0')}@example.test`;
const unknown = (index: number) => `nobody${String(index).padStart(3, '0')}@example.test`;

/** What a stalker sees of an answer, and how much the server did for it. */
type Seen = { status: number; body: string; headers: string[]; cookies: string[] } & Work;

let app: TestApp;
let members: Browser[];
let measure: ReturnType<typeof workMeter>;

beforeAll(async () => {
  app = await startTestApp({ settings: { beta: { account_disclosure: 'conceal' } } });
  members = [];
  for (let index = 0; index <= each; index++) {
    const browser = new Browser(app, host);
    await signUp(browser, known(index));
    members.push(browser);
  }
  await app.runOutbox();
  await app.inTenant('beta', () =>
    app.database.write(
      `UPDATE account SET status = 'active', claimed_email = email, confirmed_at = signup_date
        WHERE tenant_id = :tenant`,
    ),
  );
  app.clock.advance(1000);
  measure = workMeter(app);
});

async function see(email: string, call: () => Promise<TestAnswer>): Promise<Seen> {
  const { answer, work } = await measure(call);
  const body = answer.text.replaceAll(email, 'EMAIL').replaceAll(/[0-9a-hjkmnp-tv-z]{24}/g, 'ID');
  const { status, headers, cookies } = answer;
  return { status, body, headers: Object.keys(headers), cookies: Object.keys(cookies), ...work };
}

/** Asks for known and unknown addresses in turn, each from a browser of its own, and expects one answer for all. */
async function expectAlike(
  call: (browser: Browser, email: string, index: number) => Promise<TestAnswer>,
  open: () => Browser = () => new Browser(app, host),
  count = each,
): Promise<Seen> {
  // Of its own: a second attempt at an address differs from a first, whether it is known or not.
  const first = await see(known(count), () => call(open(), known(count), count));
  for (let index = 0; index < count; index++) {
    const pair = [known((index + 1) % count), unknown(index)];
    // Not always the same one first: what the one before left behind must not be what tells them apart.
    for (const email of index % 2 === 0 ? pair : pair.toReversed()) {
      expect(await see(email, () => call(open(), email, index))).toEqual(first);
    }
  }
  return first;
}

describe('where accounts are concealed, known and unknown addresses get the same answer for the same work', () => {
  test('on a login', async () => {
    const seen = await expectAlike((browser, email) => logIn(browser, email, 'not the password'));
    expect(seen).toMatchObject({ status: 401, hashes: 1, jobs: 0 });
  });

  test('on a reset, of which only known ones get the mail', async () => {
    const seen = await expectAlike((browser, email) => requestReset(browser, email));
    expect(seen).toMatchObject({ status: 200, body: '{"done":true}', hashes: 0, jobs: 1 });
    expect(await mailsTo(app, host, known(1))).not.toEqual([]);
    expect(await mailsTo(app, host, unknown(1))).toEqual([]);
  });

  test('on a mail change', async () => {
    const seen = await expectAlike((_browser, email, index) =>
      requestMailChange(members[(index + 2) % each] ?? new Browser(app, host), email),
    );
    expect(seen).toMatchObject({ status: 200, body: '{"done":true}', hashes: 2, jobs: 1 });
  });

  test('on a signup, and on the login to what it made', async () => {
    const password = 'of whoever asks about it';
    const seen = await expectAlike((browser, email) => signUp(browser, email, { password }));
    expect(seen).toMatchObject({ status: 200, hashes: 1 });
    app.clock.advance(1000);
    const again = await expectAlike((browser, email) => logIn(browser, email, password));
    expect(again).toMatchObject({ status: 200, hashes: 1, jobs: 0 });
    expect(again.body).toContain('not_confirmed');
    noteFigure({
      test: 'T10',
      what: `${each} known and ${each} unknown addresses: login, reset, mail change, signup`,
      figure:
        'one status, body, set of headers and cookies, and the same hashes, statements and jobs (times: docs/performance.md, disclosure)',
      command: 'npm run proof -- api api/disclosure.spec',
    });
    // The owners notice nothing of it.
    expect((await logIn(new Browser(app, host), known(3), memberPassword)).text).toContain('"active"');
  });
});

describe('on the console, known and unknown addresses get the same answer for the same work', () => {
  /** Fewer: nothing of theirs depends on how many there are. */
  const staff = 12;
  const guess = (browser: Browser, email: string) =>
    browser.post('/admin-api/session', { email, password: 'not the password' });
  const clearLockouts = () =>
    acrossTenants('a test begins anew', () => app.database.write('DELETE FROM staff_login_failure'));

  beforeAll(async () => {
    for (let index = 0; index <= staff; index++) await createStaff(app, known(index), 'support');
  });
  beforeEach(clearLockouts);

  test('on a login', async () => {
    const seen = await expectAlike(guess, () => new Browser(app, consoleHost), staff);
    expect(seen).toMatchObject({ status: 401, hashes: 1 });
    expect(seen.statements.join()).toContain('staff_login_failure');
  });

  test('on a login from a browser that somebody else is known by', async () => {
    await createStaff(app, 'with-a-device@example.test', 'support');
    const { cookies } = await openConsole(app, 'with-a-device@example.test');
    const seen = await expectAlike(
      guess,
      () => {
        const browser = new Browser(app, consoleHost);
        browser.cookies.kindling_device = cookies.kindling_device ?? '';
        return browser;
      },
      staff,
    );
    expect(seen).toMatchObject({ status: 401, hashes: 1 });
  });
});

import {
  activate,
  activationToken,
  logIn,
  refusal,
  signUp,
  becomeMember,
} from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { requestMailChange, requestReset } from '../support/members/credential-calls.ts';
import { deleteAccount, reactivate, reactivationToken } from '../support/members/departure-calls.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const beta = 'beta.localhost';
const day = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ beta: { account_disclosure: 'conceal' } });
});

const on = (): Browser => new Browser(app, beta);

/** Addresses that the brand mailed something to, one for each mail. */
async function mailed(pattern: RegExp): Promise<string[]> {
  await app.runOutbox();
  const { json } = await app.request(beta, { path: '/dev/mailbox.json' });
  return (json as { mails: { to: string }[] }).mails.map(({ to }) => to).filter((to) => pattern.test(to));
}

describe('a mailbox of which nobody showed that it is theirs', () => {
  test('gets three mails a day, under whatever tag', async () => {
    for (let tag = 0; tag < 6; tag++) {
      await signUp(on(), `stranger+${tag}@example.test`);
      app.clock.advance(1);
    }
    expect(await mailed(/^stranger/)).toHaveLength(3);
    app.clock.advance(day);
    await signUp(on(), 'stranger@example.test');
    expect(await mailed(/^stranger/)).toHaveLength(4);
  });

  test('gets no link that ended before its mail could be sent', async () => {
    await signUp(on(), 'delayed@example.test');
    app.clock.advance(7 * day);
    expect(await mailed(/^delayed/)).toEqual([]);
  });

  test('is one with its provider’s dots and without', async () => {
    for (const local of ['far.away', 'f.araway', 'fa.raway', 'faraway', 'fa.r.away+x']) {
      await signUp(on(), `${local}@gmail.com`);
      app.clock.advance(1);
    }
    expect(await mailed(/@gmail\.com$/)).toHaveLength(3);
  });

  test('whatever they are about: signups, resets, changes of address', async () => {
    const writer = on();
    await becomeMember(writer, 'writer@example.test');
    await signUp(on(), 'about@example.test');
    app.clock.advance(1);
    await requestReset(on(), 'about@example.test');
    app.clock.advance(1);
    await requestMailChange(writer, 'about+1@example.test');
    expect(await mailed(/^about/)).toHaveLength(3);
    for (const again of [
      () => requestReset(on(), 'about@example.test'),
      () => requestMailChange(writer, 'about+2@example.test'),
      () => signUp(on(), 'about+3@example.test'),
    ]) {
      app.clock.advance(1);
      await again();
    }
    expect(await mailed(/^about/)).toHaveLength(3);
  });

  test('is not counted once it is confirmed', async () => {
    const browser = on();
    await signUp(browser, 'proven@example.test');
    for (let resend = 0; resend < 2; resend++) await browser.post('/api/activation/resend', {});
    expect(refusal(await browser.post('/api/activation/resend', {})).code).toBe('too_many_mails');
    await activate(browser, await activationToken(app, beta, 'proven@example.test'));
    await requestReset(on(), 'proven@example.test');
    expect(await mailed(/^proven/)).toHaveLength(4);
  });

  test('is not told that its account was deleted; who logs in gets the way back', async () => {
    const browser = on();
    await signUp(browser, 'undone@example.test');
    await deleteAccount(browser);
    expect(await mailed(/^undone/)).toHaveLength(0);
    app.clock.advance(1);
    expect(refusal(await logIn(on(), 'undone@example.test')).code).toBe('account_deleted');
    const token = await reactivationToken(app, beta, 'undone@example.test');
    expect((await reactivate(on(), token)).status).toBe(200);
  });

  test('is named by a hash alone', async () => {
    const rows = await app.inTenant('beta', () =>
      app.database.select<{ mailbox_hash: string }>(
        'SELECT mailbox_hash FROM mailed_link WHERE tenant_id = :tenant AND mailbox_hash IS NOT NULL',
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { mailbox_hash } of rows) expect(mailbox_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

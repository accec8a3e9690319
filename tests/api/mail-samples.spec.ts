import { Mailbox } from '../../apps/server/src/ports/mailbox.ts';
import type { MailSample } from '../../packages/contract/src/mails/calls/mail-samples.ts';
import { sampledMails } from '../../packages/contract/src/mails/sampled-mails.ts';
import { staffRoles } from '../../packages/contract/src/console/staff.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  for (const role of staffRoles)
    await createStaff(app, `${role}@staff.test`, role, role === 'owner' ? [] : ['alpha']);
});

const look = (browser: Browser, kind: string, language = 'nl', brand = 'alpha') =>
  browser.get(`/admin-api/tenants/${brand}/mails/${kind}?language=${language}`);
const mailMe = (browser: Browser, kind: string, language = 'nl', brand = 'alpha') =>
  browser.post(`/admin-api/tenants/${brand}/mails/${kind}/trial`, { language });

describe('mails of a brand on the console', () => {
  it('say all that they say, in each of its languages, and come to who asked for one', async () => {
    const operator = await openConsole(app, 'operator@staff.test');
    for (const kind of sampledMails) {
      const { status, json, text } = await look(operator, kind);
      expect([kind, status]).toEqual([kind, 200]);
      const { subject, title, paragraphs, footer } = json as MailSample;
      for (const part of [subject, title, ...paragraphs, ...footer])
        expect([kind, part]).not.toEqual([kind, '']);
      // Neither a placeholder that stands for nothing nor the key of a text that is not there.
      expect([kind, text]).not.toEqual([
        kind,
        expect.stringMatching(/\{\{|undefined|NaN|"[a-z_]+(\.[a-z_]+)+"/),
      ]);
      expect((await mailMe(operator, kind)).json).toEqual({ done: true });
    }
    await app.runOutbox();
    const mails = (await app.nest.get(Mailbox).list('alpha', 5000)).filter(
      ({ to }) => to === 'operator@staff.test',
    );
    expect(mails).toHaveLength(sampledMails.length);
    for (const { unsubscribeUrl, html } of mails)
      expect([unsubscribeUrl, html.includes('Alpha')]).toEqual([undefined, true]);
    expect((await look(operator, 'activation', 'fi')).status).toBe(404);
    expect((await look(operator, 'newsletter')).status).toBe(404);
  });

  it('are seen by who may read brands, mailed to who may change them, and of one’s own brands alone', async () => {
    for (const role of staffRoles) {
      const browser = await openConsole(app, `${role}@staff.test`);
      const mayWrite = role === 'owner' || role === 'operator';
      expect([role, (await look(browser, 'reset')).status]).toEqual([role, 200]);
      expect([role, (await mailMe(browser, 'reset')).status]).toEqual([role, mayWrite ? 200 : 403]);
      const elsewhere = role === 'owner' ? 200 : 404;
      expect([role, (await look(browser, 'reset', 'en', 'beta')).status]).toEqual([role, elsewhere]);
      expect([role, (await mailMe(browser, 'reset', 'en', 'beta')).status]).toEqual([
        role,
        mayWrite ? elsewhere : 403,
      ]);
    }
  });
});

import { DevMailboxController } from '../../apps/server/src/modules/mails/notifications/dev-mailbox.controller.ts';
import { AppModule } from '../../apps/server/src/app.module.ts';
import { DevMailboxModule } from '../../apps/server/src/modules/mails/notifications/dev-mailbox.module.ts';
import { readEnvironment } from '../../apps/server/src/kernel/config/environment.ts';
import { createLog } from '../../apps/server/src/kernel/ground/log.ts';
import { newestMail, refusal, signUp } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';

let app: TestApp;
beforeAll(async () => {
  app = await newBrands();
  await signUp(new Browser(app, alpha), 'lou&co@example.test');
  await signUp(new Browser(app, beta), 'elsewhere@example.test');
});

describe('/dev/mailbox', () => {
  test('lists the host’s own mails and shows each as HTML in a closed frame and as text', async () => {
    const mail = await newestMail(app, alpha, 'lou&co@example.test', /#[\w-]{43}/);
    const list = await app.request(alpha, { path: '/dev/mailbox' });
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(list.text).toContain('lou&amp;co@example.test');
    expect(list.text).not.toContain('elsewhere@example.test');

    const page = await app.request(alpha, { path: `/dev/mailbox/${mail.id}` });
    expect(page.status).toBe(200);
    expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.text).toContain(`<a href="${mail.links[0]}"`);
    expect(page.text).not.toContain('<script');
    for (const { headers } of [list, page]) {
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('knows nothing of another brand’s mails nor of paths', async () => {
    const mail = await newestMail(app, beta, 'elsewhere@example.test', /#[\w-]{43}/);
    for (const id of [mail.id, 'x', '..%2f..%2fbeta%2fx', '%00']) {
      const answer = await app.request(alpha, { path: `/dev/mailbox/${id}` });
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await app.request(beta, { path: `/dev/mailbox/${mail.id}` })).status).toBe(200);
    const data = await app.request(alpha, { path: '/dev/mailbox.json' });
    expect(data.text).not.toContain('elsewhere@example.test');
  });

  test('is no part of the application in production', () => {
    const importsIn = (NODE_ENV: string): unknown[] => {
      const environment = readEnvironment({
        NODE_ENV,
        DATABASE_URL: app.environment.DATABASE_URL,
        REDIS_URL: app.environment.REDIS_URL,
        KINDLING_SECRET: app.environment.KINDLING_SECRET,
        SMTP_URL: 'smtp://127.0.0.1:25',
        LOG_LEVEL: 'silent',
      });
      return AppModule.forRoot({ environment, log: createLog(environment) }).imports ?? [];
    };
    expect(Reflect.getMetadata('controllers', DevMailboxModule)).toEqual([DevMailboxController]);
    expect(importsIn('development')).toContain(DevMailboxModule);
    expect(importsIn('production')).not.toContain(DevMailboxModule);
  });
});

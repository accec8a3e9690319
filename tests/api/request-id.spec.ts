import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../scripts/services/ports.ts';
import { prepareDatabase, startApp, type App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { until } from '../support/app/until.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { testSchema } from '../support/database/schema.ts';
import { signupDraft } from '../support/members/draft.ts';
import { provingSignup } from '../support/members/signup-proof.ts';

const HOST = 'vonk.localhost';
const ADDRESS = 'busy.mailbox@example.test';

type Line = Record<string, unknown>;

describe('the id of a request', () => {
  let app: App;
  let mailServer: SMTPServer;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-request-id-'));

  beforeAll(async () => {
    // As servers do: it quotes the address.
    mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) =>
        callback(Object.assign(new Error(`4.2.0 <${address}> is busy`), { responseCode: 451 })),
    });
    const smtpPort = await freePort();
    await new Promise<void>((resolve) => mailServer.listen(smtpPort, '127.0.0.1', resolve));
    const { url: databaseUrl } = await testSchema();
    const options = {
      ...{ databaseUrl, redisUrl: await testRedisUrl() },
      env: { KINDLING_DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, LOG_LEVEL: 'debug' },
    };
    await prepareDatabase({ ...options, seed: false });
    app = await startApp(options);
  });

  afterAll(async () => {
    await app.kill9();
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
    rmSync(dataDir, { recursive: true, force: true });
  });

  const lines = (): Line[] =>
    app
      .logs()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);

  it('leads from the page to the job that failed, and the log names nobody', async () => {
    const answer = await provingSignup(
      (challenge) =>
        requestOnce(app.port, HOST, {
          method: 'POST',
          path: '/api/signup',
          headers: {
            'x-request-type': 'client',
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
            // Nobody chooses it.
            'x-request-id': 'chosen-by-the-client',
          },
          body: JSON.stringify(signupDraft(ADDRESS, { challenge })),
        }),
      ({ body }) => JSON.parse(body.toString()) as unknown,
    );
    expect(answer.status).toBe(200);
    const requestId = answer.headers['x-request-id'];
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const ofJob = () => lines().find(({ msg, reqId }) => msg === 'job failed' && reqId === requestId);
    await until('the job fails', () => ofJob() !== undefined);
    expect(lines().find(({ msg, reqId }) => msg === 'request' && reqId === requestId)).toMatchObject({
      route: '/api/signup',
      status: 200,
    });
    expect(ofJob()).toMatchObject({
      job: expect.stringMatching(/mail/) as string,
      kind: 'Error',
      code: 'EENVELOPE',
      status: '4xx',
      // The library's, as the error comes from a socket and has no frame of ours.
      place: expect.stringMatching(/^node_modules\/nodemailer\/.+:\d+$/) as string,
    });
    expect(app.logs()).not.toContain('busy.mailbox');
    expect(app.logs()).not.toContain(ADDRESS);
  });
});

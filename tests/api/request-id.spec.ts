import { SMTPServer } from 'smtp-server';
import { LOG, type Log } from '../../apps/server/src/kernel/ground/log.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { signupDraft } from '../support/members/draft.ts';
import { provingSignup } from '../support/members/signup-proof.ts';

const ADDRESS = 'busy.mailbox@example.test';

type Line = Record<string, unknown> & { message: string };

describe('the id of a request', () => {
  let app: TestApp;
  let mailServer: SMTPServer;
  const lines: Line[] = [];

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
    app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
    const log: Log = app.nest.get(LOG);
    for (const level of ['debug', 'info', 'warn', 'error'] as const)
      jest
        .spyOn(log, level)
        .mockImplementation(
          (facts: unknown, message?: string) =>
            void lines.push({ ...(facts as object), message: message ?? '' }),
        );
  });
  afterAll(() => new Promise<void>((resolve) => mailServer.close(() => resolve())));

  it('leads from the page to the job that failed, and the log names nobody', async () => {
    const answer = await provingSignup(
      (challenge) =>
        app.request('alpha.localhost', {
          method: 'POST',
          path: '/api/signup',
          body: signupDraft(ADDRESS, { challenge }),
          // Nobody chooses it.
          headers: { 'x-request-id': 'chosen-by-the-client' },
        }),
      ({ json }) => json,
    );
    expect(answer.status).toBe(200);
    const requestId = answer.headers['x-request-id'];
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    await app.runOutbox();
    const ofRequest = lines.filter(({ reqId }) => reqId === requestId);
    expect(ofRequest.map(({ message }) => message)).toEqual(['request', 'job failed']);
    expect(ofRequest[1]).toMatchObject({
      job: expect.stringMatching(/mail/) as string,
      kind: 'Error',
      code: 'EENVELOPE',
      status: '4xx',
      // The library's, as the error comes from a socket and has no frame of ours.
      place: expect.stringMatching(/^node_modules\/nodemailer\/.+:\d+$/) as string,
    });
    expect(JSON.stringify(lines)).not.toContain('busy.mailbox');
  });

  it('is kept in the row of the job, and none is where the clock began it', async () => {
    await app.nest.get(Housekeeping).runOnce();
    const rows = await app.inTenant('alpha', () =>
      app.database.select<{ job: string; request_id: string | null }>(
        'SELECT job, request_id FROM outbox WHERE tenant_id = :tenant',
      ),
    );
    const idOf = (name: unknown) => rows.find(({ job }) => job === name)?.request_id;
    const failed = lines.find(({ message }) => message === 'job failed');
    expect(idOf(failed?.['job'])).toBe(failed?.['reqId']);
    expect(idOf('books.check')).toBeNull();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { Gate } from '../../scripts/services/gate.ts';
import { prepareDatabase, startApp, type App, type AppOptions } from '../support/app/app-process.ts';
import { requestOnce, type HttpAnswer } from '../support/app/http.ts';
import { until } from '../support/app/until.ts';
import { uploadPath } from '../support/photos/upload-path.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { closePages, openPageOn } from '../support/live/pages.ts';
import { memberPassword } from '../support/members/draft.ts';
import { MemberClient } from '../support/members/member-client.ts';
import { startS3Server, type S3Server } from '../support/photos/s3-server.ts';

const HOST = 'vonk.localhost';
const BUNDLE = 'seizoen';
const OUTAGE_MS = isProof ? 60_000 : 10_000;
const DRAIN_MS = 30_000;

jest.setTimeout(600_000);

/** Each part that Kindling leans on goes away in turn. What does not need it works on, and nothing is lost. */
describe('a server whose parts go away', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-degrading-'));
  /** Receivers of the mails that arrived, one entry a mail. */
  const arrived: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, callback) {
      stream.resume();
      stream.on('end', () => {
        arrived.push(...envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  let schema: TestSchema;
  let database: mysql.Connection;
  let s3: S3Server;
  let redisUrl: string;
  let gates: Record<'redis' | 'smtp' | 's3', Way>;
  let options: AppOptions;
  let app: App;
  let sender: MemberClient;
  let receiver: { client: MemberClient; id: string };
  let count = 0;

  beforeAll(async () => {
    schema = await createSchema();
    database = await mysql.createConnection(schema.url);
    s3 = await startS3Server();
    redisUrl = await testRedisUrl();
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const smtpAddress = smtp.server.address();
    if (smtpAddress === null || typeof smtpAddress === 'string') throw new Error('no port');
    gates = {
      redis: await Way.to(portOf(redisUrl)),
      smtp: await Way.to(smtpAddress.port),
      s3: await Way.to(portOf(s3.url)),
    };
    options = {
      databaseUrl: schema.url,
      redisUrl: through(redisUrl, gates.redis),
      env: {
        KINDLING_DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '127.0.0.1',
        SMTP_URL: `smtp://127.0.0.1:${gates.smtp.port}`,
        S3_URL: through(s3.url, gates.s3),
      },
    };
    await prepareDatabase({ ...options, seed: false });
    app = await startApp(options);
    sender = newClient();
    await sender.signUp('sender@example.test');
    const client = newClient();
    receiver = { client, id: await client.signUp('receiver@example.test') };
    await database.query(
      "UPDATE account SET status = 'active', claimed_email = email, confirmed_at = NOW(3)",
    );
    await database.query("UPDATE profile SET status = 'active', unconfirmed = 0, listed = 1");
    await sender.buy(BUNDLE);
    await until(
      'credits',
      async () => (await number("SELECT COUNT(*) FROM payment WHERE status = 'completed'")) === 1,
    );
  });

  afterEach(() => Promise.all(Object.values(gates).map((gate) => gate.mend())));

  afterAll(async () => {
    closePages();
    await app.kill9();
    Object.values(gates).forEach((gate) => gate.close());
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await s3.stop();
    await database.end();
    await schema.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const newAddress = () => `10.9.${Math.floor(++count / 250)}.${1 + (count % 250)}`;
  const newClient = () => new MemberClient(app.port, HOST, newAddress());
  const number = async (sql: string, values: unknown[] = []): Promise<number> => {
    const [rows] = await database.query(sql, values);
    return Number(Object.values((rows as Record<string, unknown>[])[0] ?? {})[0]);
  };
  const ask = (
    method: string,
    path: string,
    { body, type = 'application/json', cookie = '', address = newAddress() }: Partial<Asked> = {},
  ): Promise<HttpAnswer> =>
    requestOnce(app.port, HOST, {
      method,
      path,
      body: body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      headers: {
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
    });
  const logIn = (email: string, password: string, address?: string) =>
    ask('POST', '/api/user.php', { body: { email, password }, ...(address ? { address } : {}) });
  const openJobs = () => number("SELECT COUNT(*) FROM outbox WHERE state = 'open' AND run_at <= NOW(3)");
  const failedJobs = () => number("SELECT COUNT(*) FROM outbox WHERE state = 'failed'");
  /** Jobs that were tried in vain are due now, instead of after their pause. */
  const tryAgain = () =>
    database.query("UPDATE outbox SET run_at = NOW(3) WHERE state = 'open' AND attempts > 0");
  const resetsSent = () => arrived.filter((address) => address === 'receiver@example.test').length;

  /** What a member does that needs nothing but the database. @throws Error when anything of it fails */
  const liveOn = async (): Promise<string> => {
    expect((await logIn('sender@example.test', memberPassword)).status).toBe(200);
    expect((await ask('GET', '/leden', { cookie: sender.session })).status).toBe(200);
    const search = await ask('GET', '/api/members', { cookie: sender.session });
    expect(search.status).toBe(200);
    return sender.send(receiver.id, `message ${++count}`);
  };

  it('live, pay and read without Redis, and lose neither a message nor a mail when it comes back empty', async () => {
    const page = await openPageOn(app.port, { host: HOST, cookies: cookiesOf(receiver.client.session) });
    const failedBefore = await failedJobs();
    gates.redis.cut();
    const sent: string[] = [];
    const payments: string[] = [];
    const end = Date.now() + OUTAGE_MS;
    let slowest = 0;
    while (Date.now() < end) {
      const began = performance.now();
      sent.push(await liveOn());
      // Of one member, a few a minute.
      if (payments.length < 3) payments.push(await sender.buy(BUNDLE));
      slowest = Math.max(slowest, performance.now() - began);
      // One member may not be faster for long.
      await until('the next round', () => performance.now() - began > 1000);
      // What the socket did not tell, the page asks for.
      const updates = await ask('GET', '/api/updates', { cookie: receiver.client.session });
      expect(JSON.parse(updates.body.toString())).toMatchObject({ newest_message: sent.at(-1) });
    }
    page.close();
    const before = resetsSent();
    expect(
      (await ask('POST', '/api/password-reset', { body: { email: 'receiver@example.test' } })).status,
    ).toBe(200);
    // The limit of one address holds, though nobody counts for all.
    const guesses = await statuses(40, () => logIn('receiver@example.test', 'wrong', '10.8.0.1'));
    expect(guesses.slice(30)).toEqual(guesses.slice(30).map(() => 429));

    const emptied = new Redis(redisUrl);
    await emptied.flushdb();
    emptied.disconnect();
    await gates.redis.mend();
    const began = performance.now();
    await until('the mail', () => resetsSent() === before + 1);
    await until('an empty outbox', async () => (await openJobs()) === 0);
    const drained = performance.now() - began;
    expect(drained).toBeLessThan(DRAIN_MS);
    expect(await failedJobs()).toBe(failedBefore);
    expect(await number('SELECT COUNT(*) FROM message WHERE id IN (?)', [sent])).toBe(sent.length);
    expect(
      await number("SELECT COUNT(*) FROM payment WHERE status = 'completed' AND id IN (?)", [payments]),
    ).toBe(payments.length);
    noteFigure({
      test: 'T6',
      what: `Redis gone for ${OUTAGE_MS / 1000} s, then empty`,
      figure:
        `${sent.length} logins, searches and messages, ${payments.length} purchases, none refused, the slowest round ${Math.round(slowest)} ms; ` +
        `0 of ${sent.length} messages, ${payments.length} payments, 1 mail lost; outbox empty after ${(drained / 1000).toFixed(1)} s`,
      command,
    });
  });

  it.each(['cut', 'silence'] as const)(
    'send their mails later when the mail server is gone (%s)',
    async (way) => {
      const before = resetsSent();
      gates.smtp[way]();
      const reset = await ask('POST', '/api/password-reset', { body: { email: 'receiver@example.test' } });
      expect(reset.status).toBe(200);
      await liveOn();
      await until(
        'a mail that was tried',
        async () => (await number("SELECT COUNT(*) FROM outbox WHERE state = 'open' AND attempts > 0")) > 0,
      );
      expect(resetsSent()).toBe(before);
      expect(app.logs()).toContain('job failed');
      expect(app.logs()).not.toContain('example.test');
      await gates.smtp.mend();
      await tryAgain();
      await until('the mail', () => resetsSent() === before + 1);
      await until('an empty outbox', async () => (await openJobs()) === 0);
      expect(resetsSent()).toBe(before + 1);
      noteFigure({
        test: 'T6',
        what: `mail server gone (${way})`,
        figure: 'pages and chat work, 1 of 1 mails came, once',
        command,
      });
    },
  );

  it.each(['cut', 'silence'] as const)('keep their chats when the pictures are gone (%s)', async (way) => {
    const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#a43' } })
      .jpeg()
      .toBuffer();
    const upload = () =>
      ask('POST', uploadPath(), {
        body: picture,
        type: 'image/jpeg',
        cookie: sender.session,
      });
    const photos = () => number("SELECT COUNT(*) FROM photo WHERE status <> 'removed'");
    const before = await photos();
    gates.s3[way]();
    const began = performance.now();
    const refused = await upload();
    const took = performance.now() - began;
    expect({ status: refused.status, body: JSON.parse(refused.body.toString()) as unknown }).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
    expect(refused.headers['retry-after']).toBeDefined();
    expect(await photos()).toBe(before);
    await liveOn();
    await gates.s3.mend();
    const taken = await upload();
    expect(taken.status).toBe(200);
    expect(await photos()).toBe(before + 1);
    noteFigure({
      test: 'T6',
      what: `picture storage gone (${way})`,
      figure: `chat works, an upload answers 503 after ${Math.round(took)} ms and stores nothing, the next one is kept`,
      command,
    });
  });

  it('sell nothing while the payment provider is gone, say so, and work on', async () => {
    // No network leads from here to it.
    const env = { ...options.env, MOLLIE_API_KEYS: JSON.stringify({ '*': `test_${'a'.repeat(30)}` }) };
    const shop = await startApp({ ...options, env, worker: false });
    try {
      const body = { client_id: crypto.randomUUID(), bundle: BUNDLE, payment_method: 'ideal' };
      const began = performance.now();
      const answer = await requestOnce(shop.port, HOST, {
        method: 'POST',
        path: '/api/payments',
        body: JSON.stringify(body),
        headers: {
          'x-request-type': 'client',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          cookie: receiver.client.session,
        },
      });
      const took = performance.now() - began;
      expect({ status: answer.status, body: JSON.parse(answer.body.toString()) as unknown }).toMatchObject({
        status: 502,
        body: { error: { code: 'payment_failed' } },
      });
      await liveOn();
      noteFigure({
        test: 'T6',
        what: 'payment provider gone',
        figure: `a purchase answers payment_failed after ${Math.round(took)} ms, all else works`,
        command,
      });
    } finally {
      await shop.kill9();
    }
  });
});

const command = 'npm run proof -- drills drills/degrading.spec';

interface Asked {
  body: unknown;
  type: string;
  cookie: string;
  address: string;
}

const portOf = (url: string): number => Number(new URL(url).port);

/** A way to a part that can be cut off, go silent, and come back on the same port. */
class Way {
  private lost: 'cut' | 'silence' | undefined;

  private constructor(
    private readonly gate: Gate,
    readonly port: number,
  ) {}

  static async to(target: number): Promise<Way> {
    const gate = new Gate(target);
    return new Way(gate, await gate.open());
  }

  cut(): void {
    this.lost = 'cut';
    this.gate.close();
  }

  silence(): void {
    this.lost = 'silence';
    this.gate.silence();
  }

  async mend(): Promise<void> {
    if (this.lost === 'cut') await this.gate.open(this.port);
    if (this.lost === 'silence') this.gate.pass();
    this.lost = undefined;
  }

  close(): void {
    this.gate.close();
  }
}

function through(url: string, gate: Way): string {
  const changed = new URL(url);
  changed.port = String(gate.port);
  return changed.href;
}

function cookiesOf(session: string): Record<string, string> {
  const [name = '', value = ''] = session.split('=', 2);
  return { [name]: value };
}

async function statuses(times: number, call: () => Promise<HttpAnswer>): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push((await call()).status);
  return found;
}

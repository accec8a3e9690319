import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SandboxPush } from '../../apps/server/src/adapters/push/sandbox-push.ts';
import { lookUpPublic } from '../../apps/server/src/adapters/push/public-addresses.ts';
import { WebPush } from '../../apps/server/src/adapters/push/web-push.ts';
import type { Push, PushMessage, PushTarget } from '../../apps/server/src/ports/push.ts';
import { subscribePush } from '../../packages/contract/src/mails/calls/push.ts';
import { pushKeys } from '../../scripts/services/push-keys.ts';
import { noteFigure } from '../support/environment/proof.ts';
import { TestClock } from '../support/app/test-clock.ts';

const message: PushMessage = { title: 'Alpha', body: 'Two new messages.', path: '/chats', count: 2 };

interface Setup {
  push: Push;
  /** How many messages arrived. */
  arrived(): Promise<number>;
  close(): Promise<void>;
}

const browser = createECDH('prime256v1');
const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
const target = (ending: string): PushTarget => ({
  endpoint: `https://push.example.org/send/${ending}`,
  keys,
});

/** A push service on this machine, reached without TLS by an agent of the test's own. */
async function service(): Promise<Setup & { bodies: Buffer[]; headers: NodeJS.Dict<string | string[]>[] }> {
  const bodies: Buffer[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = request.url?.endsWith('/gone')
        ? 410
        : request.url?.endsWith('/busy')
          ? 503
          : Number(
              /\/refused-(\d+)$/.exec(request.url ?? '')?.[1] ??
                (request.url?.endsWith('/refused') ? 403 : 201),
            );
      if (status === 201) {
        bodies.push(Buffer.concat(parts));
        headers.push(request.headers);
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const agent = new Agent();
  agent.createConnection = () => net.connect(address.port, '127.0.0.1');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-push-'));
  const made = pushKeys({}, path.join(folder, 'keys.json'));
  expect(pushKeys({}, path.join(folder, 'keys.json'))).toEqual(made);
  const {
    VAPID_PUBLIC_KEY: publicKey = '',
    VAPID_PRIVATE_KEY: privateKey = '',
    VAPID_SUBJECT: subject = '',
  } = made;
  const push = new WebPush({ publicKey, privateKey, subject }, agent);
  return {
    ...{ push, bodies, headers },
    arrived: () => Promise.resolve(bodies.length),
    async close() {
      push.onApplicationShutdown();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true });
    },
  };
}

async function sandbox(): Promise<Setup> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-push-'));
  const push = new SandboxPush(folder, new TestClock());
  return {
    push,
    arrived: async () => (await push.list('alpha', 100)).length,
    close: () => rm(folder, { recursive: true }),
  };
}

describe.each([
  ['web push', service],
  ['the sandbox', sandbox],
])('push messages by %s', (_name, start: () => Promise<Setup>) => {
  let setup: Setup;
  beforeEach(async () => (setup = await start()));
  afterEach(() => setup.close());

  test('are taken, and a browser that has gone is told of', async () => {
    expect(await setup.push.send('alpha', target('1'), message)).toBe('sent');
    expect(await setup.push.send('alpha', target('2'), message)).toBe('sent');
    expect(await setup.push.send('alpha', target('3/gone'), message)).toBe('gone');
    expect(await setup.push.send('alpha', target('4/refused'), message)).toBe('refused');
    expect(await setup.arrived()).toBe(2);
  });

  test('offer a key that browsers subscribe with: a point on P-256', () => {
    const key = Buffer.from(setup.push.publicKey ?? '', 'base64url');
    expect([key.length, key[0]]).toEqual([65, 4]);
  });
});

describe('web push', () => {
  test('signs what it sends and lets nobody on the way read it', async () => {
    const setup = await service();
    try {
      await setup.push.send('alpha', target('1'), message);
      expect(setup.headers[0]).toMatchObject({
        'content-encoding': 'aes128gcm',
        authorization: expect.stringMatching(/^vapid t=/) as string,
      });
      expect(setup.bodies[0]?.includes('Two new')).toBe(false);
    } finally {
      await setup.close();
    }
  });

  test.each([400, 401, 403])(
    'is told that its key is not the one of the subscription by %i',
    async (status) => {
      const setup = await service();
      try {
        expect(await setup.push.send('alpha', target(`refused-${status}`), message)).toBe('refused');
      } finally {
        await setup.close();
      }
    },
  );

  test('throws when a service is busy, and names no browser', async () => {
    const setup = await service();
    try {
      const failure = await setup.push
        .send('alpha', target('4/busy'), message)
        .catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(JSON.stringify([String(failure), (failure as Error).stack])).not.toContain('push.example.org');
    } finally {
      await setup.close();
    }
  });

  /** Of this machine and of networks around it. */
  const inside = [
    ...['localhost', 'LOCALHOST', 'localhost.', 'push.localhost', 'localhost.localdomain', 'ip6-localhost'],
    ...[
      '127.0.0.1',
      '127.1',
      '127.0.0.1.',
      '2130706433',
      '0x7f000001',
      '0x7f.0.0.1',
      '0177.0.0.1',
      '0.0.0.0',
    ],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[fe80::1%25lo]'],
    ...[
      '１２７.０.０.１',
      '127。0。0。1',
      '①②⑦.0.0.1',
      'push.example.org@127.0.0.1',
      '127.0.0.1#.example.org',
    ],
    ...[
      '127.0.0.1:443',
      'localhost:443',
      'push.example.org:443@localhost',
      '%31%32%37.0.0.1',
      '127.0.0.1%2f.org',
    ],
    ...['10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '[fd00::1]', '[fe80::1]'],
  ];

  test('reaches nothing inside the operator’s own networks, however it is spelled', async () => {
    let asked = 0;
    const canary = net.createServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => canary.listen(0, resolve));
    const { port } = canary.address() as net.AddressInfo;
    const file = path.join(os.tmpdir(), `kindling-push-${process.pid}.json`);
    const made = pushKeys({}, file);
    await rm(file);
    const options = {
      publicKey: made.VAPID_PUBLIC_KEY ?? '',
      privateKey: made.VAPID_PRIVATE_KEY ?? '',
      subject: made.VAPID_SUBJECT ?? '',
    };
    const pushBy = (agent: Agent) => new WebPush(options, Object.assign(agent, { defaultPort: port }));
    const send = (push: WebPush, host: string) =>
      expect(push.send('alpha', { endpoint: `https://${host}/send/1`, keys }, message)).rejects.toThrow(
        'A push service took no message',
      );
    const takes = (host: string) =>
      subscribePush.body.safeParse({ subscription: { endpoint: `https://${host}/send/1`, keys } }).success;
    expect(takes('push.example.org')).toBe(true);

    // The canary hears of an address that is not looked at.
    const open = pushBy(new Agent());
    await send(open, 'localhost');
    expect(asked).toBe(1);
    const push = pushBy(new Agent({ lookup: lookUpPublic }));
    for (const host of [...inside.filter(takes), 'localhost', 'push.localhost', 'localhost.localdomain'])
      await send(push, host);
    expect(asked).toBe(1);
    for (const one of [open, push]) one.onApplicationShutdown();
    await new Promise((resolve) => canary.close(resolve));
    noteFigure({
      test: 'T14',
      what: `${inside.length} spellings of addresses inside, as the endpoint of a push subscription`,
      figure: `${inside.filter((host) => !takes(host)).length} refused when written, 0 asked`,
      command: 'npm run proof -- api api/push.spec',
    });
  });
});

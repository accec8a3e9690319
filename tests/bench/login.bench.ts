import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { requestOnce } from '../support/app/http.ts';
import { pin, startBenchApp } from './bench-app.ts';
import { benchPassword, loginRequest, membersWithPassword } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare } from './measure/compare.ts';
import {
  type EventLoopDelay,
  eventLoopDelayOfServer,
  type Watched,
  watchEventLoops,
} from './measure/event-loop.ts';
import { atLeast, type Result } from './measure/result.ts';

const HOST = 'harbour.localhost';
/** Each of the 16 connections logs in four members of its own: more than five at once of one are taken for guesses. */
const MEMBERS = 64;
/** Forty for each connection, so that no limit of a network is met. */
const PLACES = 640;
const AMOUNT = 80;
/** Of some five seconds each. */
const STRETCHES = 9;

/** W4: logins, whole as the site sends them, against one bare argon2id check each with the same parameters. */
export async function login(place: BenchPlace): Promise<Result[]> {
  const metricsPort = await freePort();
  const app = await startBenchApp({
    ...place.addresses,
    env: { ...place.env, PRIVATE_PORT: String(metricsPort), TRUSTED_PROXIES: '127.0.0.1' },
    seed: true,
  });
  const bare = await startBare();
  try {
    pin(bare.pid, 0);
    const emails = await membersWithPassword(place.addresses.databaseUrl, 'harbour', MEMBERS);
    const requests = Array.from({ length: PLACES }, (_, index) =>
      loginRequest(HOST, emails[Math.floor(index / 40) * 4 + (index % 4)] ?? '', benchPassword, index),
    );
    const check = (status: number, body: Buffer) => {
      if (status !== 200 || !/"user":\{|"matches":true/.test(body.toString()))
        throw new Error(`no login: ${status} ${body.toString().slice(0, 200)}`);
    };
    const kindling: Watched = {
      pid: app.pid,
      port: app.port,
      requests,
      check,
      eventLoopDelay: () => eventLoopDelayOfServer(metricsPort),
    };
    const other: Watched = {
      pid: bare.pid,
      port: bare.port,
      requests,
      check,
      async eventLoopDelay() {
        const { body } = await requestOnce(bare.port, HOST, { path: '/event-loop' });
        return JSON.parse(body.toString()) as EventLoopDelay;
      },
    };
    for (const target of [kindling, other]) {
      const { host: _host, ...request } = requests[0] ?? { host: '', path: '' };
      const answer = await requestOnce(target.port, HOST, request);
      target.check(answer.status, answer.body);
    }
    const comparison = await compare(
      'login, by one bare argon2id check with the same parameters',
      kindling,
      other,
      {
        amounts: [AMOUNT, AMOUNT],
        // What the machine does by itself moves a round by a tenth; the goal is a tenth away.
        rounds: 21,
        // A login is long: its code is compiled only after some hundreds of them.
        warmUpRounds: 12,
        goal: (ratio) => atLeast('W4', 0.9, ratio, 'of bare argon2id'),
        units: ({ app: loginUs }) => ({ loginUs }),
      },
    );
    const [ofKindling, ofBare] = await watchEventLoops(kindling, other, {
      stretches: STRETCHES,
      amount: AMOUNT * 5,
    });
    const eventLoops = {
      'event loop meanwhile': ofKindling,
      'that of the bare check, which only waits': ofBare,
    };
    return [{ ...comparison, figures: { ...comparison.figures, ...eventLoops } }];
  } finally {
    bare.end();
    await app.stop();
  }
}

async function startBare() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-login.ts'), benchPassword], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? -1, port: Number(line.toString()), end: () => child.kill('SIGTERM') };
}

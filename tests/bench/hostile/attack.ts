import http from 'node:http';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { attacks, type Attacker, type Shot } from './attacks.ts';

/**
 * `node attack.ts <port>`: a process of its own, so that what sending costs delays nobody who is measured. Told what to do
 * (`Order`) it attacks until it is told `{}`, and then says how often each status was answered.
 */
const port = Number(process.argv[2]);
// Visits are sent on the same core, and come first.
os.setPriority(10);

export interface Order {
  attack: string;
  attacker: Attacker;
  connections: number;
  /** The address it comes from; the bench's own, which the server trusts as a proxy, where it is absent. */
  from?: string | undefined;
}

let running = { wanted: false, ended: Promise.resolve<unknown>(undefined) };
let answers: Record<string, number> = {};

process.on('message', (order: Order | Record<string, never>) => void follow(order));
// Who gave the orders is gone.
process.on('disconnect', () => process.exit());

async function follow(order: Order | Record<string, never>): Promise<void> {
  running.wanted = false;
  await running.ended;
  if (!('attack' in order)) {
    process.send?.(answers);
    return;
  }
  const { attack, attacker, connections, from } = order as Order;
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
  const make = attacks[attack];
  if (!make) throw new Error(`no attack ${attack}`);
  const now = { wanted: true, ended: Promise.resolve<unknown>(undefined) };
  running = now;
  answers = {};
  let shots = 0;
  const loop = async (): Promise<void> => {
    while (now.wanted) {
      const answer = await fire(make(attacker, shots++), attacker, agent);
      // Who is cut off knocks again, and not in a loop that does nothing else.
      if (answer === 'cut off') await pause(20);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  now.ended = Promise.all(Array.from({ length: connections }, loop)).finally(() => agent.destroy());
}

/** @returns the status, or how it ended without one */
function fire(shot: Shot, attacker: Attacker, agent: http.Agent): Promise<string> {
  const { method = 'GET', path, headers, body, host = `${attacker.host}:${port}`, hangUpAfterMs } = shot;
  return new Promise((resolve) => {
    const target = { host: '127.0.0.1', port, method, path };
    const request = http.request({ ...target, agent, headers: { ...headers, host } });
    const timer = hangUpAfterMs && setTimeout(() => request.destroy(), hangUpAfterMs);
    request.on('response', (answer) => {
      answer.resume();
      answer.on('close', () => {
        clearTimeout(timer);
        resolve(String(answer.statusCode));
      });
    });
    request.on('error', () => {
      clearTimeout(timer);
      resolve(hangUpAfterMs ? 'hung up' : 'cut off');
    });
    request.end(body);
  });
}

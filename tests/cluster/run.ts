import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buildUnits } from '../../scripts/builds/build-units.ts';
import { units } from '../../scripts/builds/units.ts';
import { dataFolder } from '../../scripts/root.ts';
import { red, say } from '../../scripts/terminal.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { end, freeze, kill, thaw } from './part.ts';
import { soak, worst } from './soak.ts';

/**
 * `npm run cluster -- up` starts an installation of several machines on this one and stays; `kill <part>`,
 * `freeze <part>`, `partition <part>`, `back <part>` and `down` talk to it. `soak [minutes] [words]` starts one of its own.
 */
const folder = path.join(dataFolder, 'cluster');
const control = path.join(folder, 'control');
const [order = 'up', ...words] = process.argv.slice(2);

try {
  if (order === 'up') await stay();
  else if (order === 'soak') await soakOnce();
  else say(await tell([order, ...words].join(' ')));
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
if (process.connected) process.disconnect();

async function start(): Promise<Cluster> {
  if (fs.existsSync(control) && (await tell('list').catch(() => undefined)) !== undefined)
    throw new Error('A cluster runs already: npm run cluster -- down');
  await buildUnits(units, (_name, work) => work());
  return startCluster(folder);
}

async function stay(): Promise<void> {
  const cluster = await start();
  say(`http://vonk.localhost:${cluster.port}`);
  say(cluster.parts.map(({ name }) => name).join(' '));
  const over = Promise.withResolvers<undefined>();
  const server = net.createServer((socket) => {
    socket.once('data', (bytes) => {
      carryOut(cluster, bytes.toString(), () => over.resolve(undefined))
        .catch((error: unknown) => String(error))
        .then((answer) => socket.end(answer));
    });
  });
  server.listen(control);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => over.resolve(undefined));
  await over.promise;
  server.close();
  await cluster.stop();
}

/** @returns what to print */
async function carryOut(cluster: Cluster, line: string, stop: () => void): Promise<string> {
  const [what = '', name = ''] = line.trim().split(' ');
  if (what === 'down') {
    stop();
    return 'ending';
  }
  if (what === 'list') {
    const writer = await cluster.writer();
    const state = ({ name: own, pid }: Cluster['parts'][number]) =>
      `${own} ${pid() || 'away'}${own === writer.name ? ' writer' : ''}`;
    return cluster.parts.map(state).join('\n');
  }
  const wanted = name === 'writer' ? (await cluster.writer()).name : name;
  const part = cluster.parts.find((one) => one.name === wanted);
  if (!part)
    throw new Error(`No part ${name}. There are: ${cluster.parts.map((one) => one.name).join(' ')} writer`);
  if (what === 'kill') await kill(part);
  else if (what === 'stop') await end(part);
  else if (what === 'freeze') freeze(part);
  else if (what === 'partition') await part.partition?.();
  else if (what === 'back') {
    if (part.pid() === 0) await part.start();
    thaw(part);
    await part.heal?.();
  } else throw new Error('Orders: list, kill, stop, freeze, partition, back <part>; down');
  return `${what} ${part.name}`;
}

function tell(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(control, () => socket.write(line));
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.once('error', () => reject(new Error('No cluster runs: npm run cluster -- up')));
    socket.once('end', () => resolve(answer));
  });
}

async function soakOnce(): Promise<void> {
  const [minutes = '5', ...chosen] = words;
  const cluster = await start();
  try {
    const result = await soak(cluster, { minutes: Number(minutes), chosen, say });
    say(JSON.stringify({ ...result, gaps: Object.fromEntries(worst(result.gaps)) }, null, 2));
    if (result.faults.length > 0) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}

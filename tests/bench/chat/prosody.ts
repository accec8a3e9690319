import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/services/ports.ts';
import { spawnTied } from '../../../scripts/services/tied-process.ts';
import { findExecutable } from '../../../scripts/system/programs.ts';
import { pin } from '../bench-app.ts';
import type { Arrivals, Messenger } from './send-to-seen.ts';
import { XmppClient } from './xmpp-client.ts';

const domain = 'prosody.localhost';
const password = 'a password of benches only';
const readyMs = 20_000;
const userOf = (member: number): string => `member-${member}`;

export interface Prosody extends Messenger {
  stop(): Promise<void>;
}

/**
 * Starts Prosody as the distribution ships it, with its message archive (XEP-0313) in its own files, and opens the sockets
 * of all members, who are told every message of theirs.
 */
export async function startProsody(
  folder: string,
  { members, ofMember, sockets }: { members: number; ofMember: number; sockets: number },
  arrivals: Arrivals,
): Promise<Prosody> {
  const port = await freePort();
  writeFiles(folder, port, members);
  const child = spawnTied(
    findExecutable('prosody') ?? 'prosody',
    ['--config', path.join(folder, 'prosody.cfg.lua'), '-F'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const stop = async (): Promise<void> => {
    for (const client of clients) client.close();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const clients: XmppClient[] = [];
  try {
    await listening(port);
    pin(child.pid ?? 0, 0);
    const open = async (index: number): Promise<void> => {
      const account = { user: userOf(index % members), password, domain };
      clients[index] = await XmppClient.open(port, account, arrivals.hear);
    };
    const count = Math.min(sockets, members * ofMember);
    for (let from = 0; from < count; from += 50)
      await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, index) => open(from + index)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    name: 'Prosody with its message archive',
    told: 'written',
    pid: child.pid ?? 0,
    members,
    send: (sender, receiver, text) => {
      clients[sender]?.send(userOf(receiver), text);
      return Promise.resolve(clients[sender]?.isOpen() ?? false);
    },
    openSockets: () => clients.filter((client) => client.isOpen()).length,
    stop,
  };
}

function writeFiles(folder: string, port: number, members: number): void {
  const data = path.join(folder, 'data');
  const accounts = path.join(data, encoded(domain), 'accounts');
  fs.mkdirSync(accounts, { recursive: true });
  for (let member = 0; member < members; member++)
    fs.writeFileSync(
      path.join(accounts, `${encoded(userOf(member))}.dat`),
      `return { ["password"] = "${password}" };\n`,
    );
  fs.writeFileSync(
    path.join(folder, 'prosody.cfg.lua'),
    `run_as_root = true
pidfile = "${path.join(folder, 'prosody.pid')}"
data_path = "${data}"
log = { error = "${path.join(folder, 'prosody.log')}" }
interfaces = { "127.0.0.1" }
c2s_ports = { ${port} }
c2s_require_encryption = false
allow_unencrypted_plain_auth = true
authentication = "internal_plain"
storage = "internal"
modules_enabled = { "saslauth", "roster", "mam" }
modules_disabled = { "s2s", "offline", "tls" }
default_archive_policy = true
VirtualHost "${domain}"
`,
  );
}

/** As Prosody names its files. */
function encoded(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

async function listening(port: number): Promise<void> {
  const deadline = Date.now() + readyMs;
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error('Prosody does not listen');
    await pause(50);
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../ports/clock.js';
import {
  Push,
  type PushMessage,
  type PushOutcome,
  type PushTarget,
  type SentPush,
} from '../../ports/push.js';

/** A key of the right format without a private half: browsers can subscribe, and nothing is sent to them. */
const sandboxKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
/** Endpoints with this ending respond as if the subscription had ended. */
const goneEnding = '/gone';
/** And these as if it had been made with another key. */
const refusedEnding = '/refused';
const kept = 200;

/** Stores push messages instead of sending them: one file each, in a folder per brand. */
export class SandboxPush extends Push {
  readonly publicKey = sandboxKey;
  private readonly folder: string;

  /** @param dataDir the installation's folder of files */
  constructor(
    dataDir: string,
    private readonly clock: Clock,
  ) {
    super();
    this.folder = path.resolve(dataDir, 'pushes');
  }

  override async send(tenantId: string, target: PushTarget, message: PushMessage): Promise<PushOutcome> {
    if (target.endpoint.endsWith(goneEnding)) return 'gone';
    if (target.endpoint.endsWith(refusedEnding)) return 'refused';
    const browser = createHash('sha256').update(target.endpoint).digest('base64url');
    const sent: SentPush = { ...message, tenantId, browser, sentAt: this.clock.now() };
    const folder = path.join(this.folder, tenantId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${String(sent.sentAt.getTime()).padStart(15, '0')}-${randomUUID()}.json`);
    await writeFile(`${file}.part`, JSON.stringify(sent), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return 'sent';
  }

  override async list(tenantId: string, atMost: number): Promise<SentPush[]> {
    const folder = path.join(this.folder, tenantId);
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    const newest = names.toSorted().reverse().slice(0, Math.min(atMost, kept));
    return Promise.all(
      newest.map(async (name) => {
        const sent = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Omit<
          SentPush,
          'sentAt'
        > & {
          sentAt: string;
        };
        return { ...sent, sentAt: new Date(sent.sentAt) };
      }),
    );
  }
}

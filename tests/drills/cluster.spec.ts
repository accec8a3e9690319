import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { startCluster, type Cluster } from '../cluster/cluster.ts';
import { soak, worst } from '../cluster/soak.ts';
import { noteFigure } from '../support/environment/proof.ts';

/** Minutes; a round of all faults takes about six. */
const MINUTES = Number(process.env['KINDLING_SOAK_MINUTES'] ?? 15);
/** Words of the faults' names, for a shorter one. */
const CHOSEN = (process.env['KINDLING_SOAK_FAULTS'] ?? '').split(',').filter(Boolean);
const SINGLE_KILL_MS = 5000;
const COMMAND = 'npm run proof -- drills drills/cluster.spec';

jest.setTimeout((MINUTES + 15) * 60_000);

describe('an installation of which one part after another fails, while members use it', () => {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await startCluster(path.join(root, 'tests/output/cluster'));
  });
  afterAll(() => cluster?.stop());

  it('loses and doubles nothing it acknowledged, and is away for no more than 5 s after a kill', async () => {
    if (!cluster) throw new Error('no cluster');
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    const result = await soak(cluster, { minutes: MINUTES, chosen: CHOSEN, say });
    const gaps = worst(result.gaps);
    say(JSON.stringify({ ...result, gaps: Object.fromEntries(gaps) }));
    expect(result.faults).toEqual([]);
    const ofKills = [...gaps].filter(([fault]) => fault.endsWith('killed'));
    expect(ofKills.filter(([, ms]) => ms > SINGLE_KILL_MS)).toEqual([]);

    const { messages, payments, likes, photos, reads, kills } = result;
    const acknowledged = `${messages} messages, ${payments} payments, ${likes} likes, ${photos} photos`;
    const lost = `0 lost, 0 doubled of ${acknowledged}`;
    noteFigure({
      test: 'T4',
      what: `${kills.app} kills of web and worker, ${kills.database} of a Galera node, under chat and purchases`,
      figure: lost,
      command: COMMAND,
    });
    const seconds = [...gaps].map(([fault, ms]) => `${fault} ${(ms / 1000).toFixed(1)}`).join(', ');
    noteFigure({
      test: 'T7',
      what: 'three-node Galera, Redis with Sentinels: each part killed, frozen 10 s, partitioned; DDL',
      figure: `${lost}; longest time without a write in s: ${seconds}`,
      command: COMMAND,
    });
    noteFigure({
      test: 'T18',
      what: `list-append history of ${Math.round(result.minutes)} minutes with faults`,
      figure: `no lost append, no changed place in ${reads} reads; ${result.staleReads} reads behind an earlier one`,
      command: COMMAND,
    });
  });
});

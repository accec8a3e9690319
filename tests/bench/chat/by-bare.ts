import type { App } from '../../support/app/app-process.ts';
import { startBareChat } from '../bare.ts';
import { pin } from '../bench-app.ts';
import type { BenchPlace } from '../bench-place.ts';
import { allAtOnce } from '../measure/all-at-once.ts';
import { compareCosts, costOf, type Round } from '../measure/compare.ts';
import { bytesOfTables, databaseWork, type DatabaseWork } from '../measure/database-work.ts';
import { atLeast, type Result } from '../measure/result.ts';
import { median } from '../measure/statistics.ts';
import { BareMessages } from './bare-messages.ts';
import { brand, newText, send, type BenchMember } from './chat-members.ts';

const [amount, clients] = [400, 16];

interface Pair {
  sender: BenchMember;
  recipient: BenchMember;
}

/** One way to store so many messages with their charges. @returns seconds */
type Way = (messages: number) => Promise<number>;

/**
 * Messages with their charges, from half of all wallets: by bare transactions that write the same rows, and by those behind
 * Fastify, with the session and what allows a message.
 */
export async function messagesByBare(
  app: App,
  members: readonly BenchMember[],
  { addresses: { databaseUrl }, databasePid, folder }: BenchPlace,
): Promise<Result[]> {
  const pairs = members.flatMap((sender, index) => {
    const recipient = members[index + 1];
    return index % 2 === 0 && recipient ? [{ sender, recipient }] : [];
  });
  const ofApp = overHttp(app.port, pairs);
  // Their conversations begin, and the code is compiled.
  await ofApp(pairs.length);
  const bare = await BareMessages.open(
    databaseUrl,
    brand,
    pairs.map(({ sender, recipient }) => ({ senderId: sender.id, recipientId: recipient.id })),
    clients,
  );
  const behind = await startBareChat(folder, { databaseUrl, brand });
  try {
    pin(behind.pid, 0);
    const ofBehind = overHttp(behind.port, pairs);
    const bytesBefore = await bytesOfTables(databaseUrl);
    const counted = { messages: 0 };
    const round = (pid: number, way: Way, rates: number[]): Round => {
      return () =>
        costOf(pid, databasePid, amount, async () => {
          rates.push(amount / (await way(amount)));
          counted.messages += amount;
        });
    };
    const against = async (name: string, pid: number, way: Way): Promise<Result> => {
      await way(amount);
      const ours = await databaseWork(databaseUrl, () => ofApp(amount));
      const theirs = await databaseWork(databaseUrl, () => way(amount));
      requireSameRows(ours, theirs);
      const rates: [number[], number[]] = [[], []];
      const compared = await compareCosts(name, round(app.pid, ofApp, rates[0]), round(pid, way, rates[1]), {
        by: 'both',
        units: (cost) => ({
          messageAppUs: cost.app,
          messageDatabaseUs: cost.database,
          messageRows: sum(Object.values(ours.added)) / amount,
          messageLogBytes: ours.logBytes / amount,
        }),
      });
      const [ofOurs, ofTheirs] = [median(rates[0]), median(rates[1])];
      return {
        ...compared,
        figures: {
          ...compared.figures,
          'a second': `${ofOurs.toFixed(0)} by ${ofTheirs.toFixed(0)}, ${clients} at the same time`,
          'rows of a message': workText(ours, theirs),
        },
      };
    };
    const byBare = await against(
      'messages with their charge, by bare transactions',
      process.pid,
      (messages) => bare.send(messages),
    );
    const byBehind = await against(
      'messages with their charge, by bare behind Fastify: session, one joined read, the same rows',
      behind.pid,
      ofBehind,
    );
    const grown = (await bytesOfTables(databaseUrl)) - bytesBefore;
    return [
      byBare,
      {
        ...byBehind,
        goal: atLeast('W3', 0.75, byBehind.ratio?.value ?? Number.NaN, 'of bare behind Fastify'),
        units: { ...byBehind.units, messageTableBytes: grown / counted.messages },
      },
    ];
  } finally {
    behind.end();
    await bare.close();
  }
}

function overHttp(port: number, pairs: readonly Pair[]): Way {
  return (messages) =>
    allAtOnce(messages, clients, async (count) => {
      const pair = pairs[count % pairs.length];
      if (pair && !(await send({ port }, pair.sender, pair.recipient, newText())))
        throw new Error('a message was not stored');
    });
}

/** @throws Error unless both sides added as many rows to the same tables */
function requireSameRows(ours: DatabaseWork, theirs: DatabaseWork): void {
  const [one, other] = [ours.added, theirs.added].map((added) =>
    JSON.stringify(Object.entries(added).sort()),
  );
  if (one !== other) throw new Error(`the bare transaction writes other rows: ${one} by ${other}`);
}

function workText(ours: DatabaseWork, theirs: DatabaseWork): string {
  const each = (count: number): string => (count / amount).toFixed(1);
  const added = Object.keys(ours.added).join(', ');
  return (
    `added on both sides ${added}; changed ${each(ours.changed)} by ${each(theirs.changed)}; ` +
    `statements ${each(ours.statements)} by ${each(theirs.statements)}`
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

import { randomUUID } from 'node:crypto';
import type { App } from '../../support/app/app-process.ts';
import { allAtOnce } from '../measure/all-at-once.ts';
import { databaseWork, type DatabaseWork } from '../measure/database-work.ts';
import { told, type Figures } from '../measure/figures.ts';
import { median, medianInterval } from '../measure/statistics.ts';
import { BareMessages } from './bare-messages.ts';
import { brand, send, type BenchMember } from './chat-members.ts';

/** Of the messages that are measured against a bare transaction. */
const bareRounds = { rounds: 15, amount: 400, clients: 16 };

/** Messages with their charges a second, by bare transactions that write the same rows; from half of all wallets. */
export async function messagesByBare(
  app: App,
  members: readonly BenchMember[],
  databaseUrl: string,
): Promise<Figures> {
  const { rounds, amount, clients } = bareRounds;
  const pairs = members.flatMap((sender, index) => {
    const recipient = members[index + 1];
    return index % 2 === 0 && recipient ? [{ sender, recipient }] : [];
  });
  const ofApp = async (messages: number): Promise<number> => {
    const seconds = await allAtOnce(messages, clients, async (count) => {
      const pair = pairs[count % pairs.length];
      if (pair && !(await send(app, pair.sender, pair.recipient, randomUUID())))
        throw new Error('a message was not stored');
    });
    return messages / seconds;
  };
  // Their conversations begin, and the code is compiled.
  await ofApp(pairs.length);
  const bare = await BareMessages.open(
    databaseUrl,
    brand,
    pairs.map(({ sender, recipient }) => ({ senderId: sender.id, recipientId: recipient.id })),
    clients,
  );
  try {
    const ofBare = async (messages: number): Promise<number> => messages / (await bare.send(messages));
    await ofBare(amount);
    const work = {
      ours: await databaseWork(databaseUrl, () => ofApp(amount)),
      theirs: await databaseWork(databaseUrl, () => ofBare(amount)),
    };
    requireSameRows(work);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) ours.push(await ofApp(amount));
      theirs.push(await ofBare(amount));
      if (round % 2 === 1) ours.push(await ofApp(amount));
    }
    const [low, high] = medianInterval(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));
    return told('messages with their charge, by bare transactions that write the same rows', {
      'a second': `${median(ours).toFixed(0)} by ${median(theirs).toFixed(0)}, ${clients} at the same time`,
      ratio: `${(median(ours) / median(theirs)).toFixed(2)}  95 % ${low.toFixed(2)}..${high.toFixed(2)}, ${rounds} rounds`,
      'rows of a message': workText(work, amount),
    });
  } finally {
    await bare.close();
  }
}

interface Work {
  ours: DatabaseWork;
  theirs: DatabaseWork;
}

/** @throws Error unless both sides added as many rows to the same tables */
function requireSameRows({ ours, theirs }: Work): void {
  const [one, other] = [ours.added, theirs.added].map((added) =>
    JSON.stringify(Object.entries(added).sort()),
  );
  if (one !== other) throw new Error(`the bare transaction writes other rows: ${one} by ${other}`);
}

function workText({ ours, theirs }: Work, messages: number): string {
  const each = (count: number): string => (count / messages).toFixed(1);
  const added = Object.keys(ours.added).join(', ');
  return (
    `added on both sides ${added}; changed ${each(ours.changed)} by ${each(theirs.changed)}; ` +
    `statements ${each(ours.statements)} by ${each(theirs.statements)}`
  );
}

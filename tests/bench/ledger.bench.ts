import { performance } from 'node:perf_hooks';
import mysql from 'mysql2/promise';
import { prepareDatabase } from '../support/app/app-process.ts';
import type { BenchPlace } from './bench-place.ts';
import { BareSpends, type Payer } from './ledger/bare-spends.ts';
import { startBuiltLedger, type BuiltLedger } from './ledger/built-ledger.ts';
import { addPostings, fillWallets } from './ledger/fill-wallets.ts';
import { allAtOnce } from './measure/all-at-once.ts';
import { inTurns, ratioOf } from './measure/compare.ts';
import { cpuMicroseconds } from './measure/cpu.ts';
import { atLeast, atMost, ratioText, result, type Result } from './measure/result.ts';
import { median } from './measure/statistics.ts';
import { bigBrand as brand, fillProfiles } from './search/fill-profiles.ts';

const members = 1000;
const wallets = 200;
const spends = { rounds: 15, amount: 400, clients: 16 };
const postings = 1_000_000;

/** Spends a second on one wallet and on many, by bare SQL that writes the same rows; and how long a million postings take. */
export async function ledger(place: BenchPlace, tell: (found: Result) => void): Promise<Result[]> {
  const { databaseUrl } = place.addresses;
  await prepareDatabase({ ...place.addresses, env: place.env, seed: false });
  await fillProfiles(databaseUrl, members);
  const connection = await mysql.createConnection(databaseUrl);
  const payers = await fillWallets(connection, brand, wallets);
  const inside = await startBuiltLedger(place);
  const bare = await BareSpends.open(databaseUrl, brand, spends.clients);
  try {
    tell(await compare('on one hot wallet', 0.5, inside, bare, payers.slice(0, 1)));
    tell(await compare(`on ${payers.length} wallets`, 0.65, inside, bare, payers));
    await addPostings(connection, brand, payers, postings);
    return [await verify(inside, place.databasePid)];
  } finally {
    await bare.close();
    await inside.close();
    await connection.end();
  }
}

async function compare(
  name: string,
  least: number,
  inside: BuiltLedger,
  bare: BareSpends,
  payers: readonly Payer[],
): Promise<Result> {
  const { rounds, amount, clients } = spends;
  const spend = ({ memberId, recipientId }: Payer) =>
    inside.inTransaction(brand, () => {
      const message = { recipientId, recipientFictional: false, messageId: inside.newId() };
      return inside.credits.spendOnMessage({ memberId, ...message, amount: 1 });
    });
  const ofOurs = async (): Promise<number> => {
    const seconds = await allAtOnce(amount, clients, async (count) => {
      const payer = payers[count % payers.length];
      if (payer) await spend(payer);
    });
    return amount / seconds;
  };
  const ofBare = async (): Promise<number> => amount / (await bare.spend(amount, payers));
  // The code is compiled, the pages are in memory.
  await ofOurs();
  await ofBare();
  const pairs = await inTurns(rounds, ofOurs, ofBare);
  const ratio = ratioOf(pairs.map(([ours, theirs]) => ours / theirs));
  const [ours, theirs] = ([0, 1] as const).map((side) => median(pairs.map((pair) => pair[side])).toFixed(0));
  return result(
    `spends ${name}, by bare transactions that write the same rows`,
    {
      'a second': `${ours} by ${theirs}, ${clients} at the same time`,
      ratio: `${ratioText(ratio)}, ${rounds} rounds`,
    },
    { ratio, goal: atLeast('W12', least, ratio.value, 'of bare transactions') },
  );
}

async function verify(inside: BuiltLedger, databasePid: number): Promise<Result> {
  const [seconds, ofDatabase]: [number[], number[]] = [[], []];
  let read = 0;
  for (let round = 0; round < 3; round++) {
    const [start, cpuBefore] = [performance.now(), cpuMicroseconds(databasePid)];
    const report = await inside.credits.verifyLedger();
    seconds.push((performance.now() - start) / 1000);
    ofDatabase.push((cpuMicroseconds(databasePid) - cpuBefore) / 1_000_000);
    if (report.findings.length > 0) throw new Error('the ledger of the bench is not sound');
    read = report.postings;
  }
  return result(
    'verifying the ledger',
    {
      seconds: `${median(seconds).toFixed(2)}, ${median(ofDatabase).toFixed(2)} of them CPU of the database`,
      postings: String(read),
    },
    { goal: atMost('W12', 8, median(seconds), 's for a million postings') },
  );
}
